(* For the model `ref`: in bodies of functions, each + - * / of floating-point numbers becomes a call of a function of
   proofs/model/computed.h, of which nothing is known but that equal arguments give equal results. WP itself would take
   it for the operation of real numbers, which does not round.

   frama-c -load-script proofs/model/computed.ml -cpp-extra-args="-include proofs/model/computed.h" -print FILE
   shows what is proved. Negation, comparisons and conversions are left: they are exact. *)
open Cil_types
module Statements = Cil_datatype.Stmt.Hashtbl

let name_of = function
  | PlusA -> Some "og_computed_sum"
  | MinusA -> Some "og_computed_difference"
  | Mult -> Some "og_computed_product"
  | Div -> Some "og_computed_quotient"
  | _ -> None

(* Parts whose order C leaves open, in the order in which Frama-C takes them. *)
let rec in_order s = match s.skind with
  | UnspecifiedSequence parts ->
    s.skind <- Instr (Skip (Cil_datatype.Stmt.loc s));
    s :: List.concat_map (fun (part, _, _, _, _) -> in_order part) parts
  | _ -> [s]

class computed = object (self)
  inherit Visitor.frama_c_inplace
  val mutable blocks = []  (* the innermost first; a number lives in that which needs it, so no loop assigns it *)
  val mutable calls = []  (* of the statement at hand, the last first *)
  val calls_before = Statements.create 17

  method private call name x y t at =
    let result = Cil.makeLocalVar ~temp:true ~scope:(List.hd blocks) (Option.get self#current_func) "computed" t in
    let operation = Kernel_function.get_vi (Globals.Functions.find_by_name name) in
    calls <- Call (Some (Cil.var result), Cil.evar ~loc:at operation, [x; y], at) :: calls;
    Cil.evar ~loc:at result

  method! vfunc f =
    File.must_recompute_cfg f;
    Cil.DoChildren

  method! vexpr e =
    let replaced e = match e.enode with
      | BinOp (op, x, y, t) when Cil.isFloatingType t ->
        (match name_of op with Some name -> self#call name x y t e.eloc | None -> e)
      | _ -> e in
    Cil.ChangeDoChildrenPost (e, replaced)

  method! vstmt_aux s =
    let outer = calls in
    calls <- [];
    Cil.ChangeDoChildrenPost (s, fun s ->
        if calls <> [] then Statements.replace calls_before s (List.rev calls);
        calls <- outer;
        s)

  (* A label stays where it is, before the calls. *)
  method! vblock b =
    let with_calls s = match Statements.find_opt calls_before s with
      | None -> [s]
      | Some calls ->
        let calls = List.map (Cil.mkStmtOneInstr ~valid_sid:true) calls in
        if s.labels = [] then calls @ [s]
        else begin
          let last = Cil.mkStmt ~valid_sid:true s.skind in
          s.skind <- (List.hd calls).skind;
          s :: List.tl calls @ [last]
        end in
    blocks <- b :: blocks;
    b.bstmts <- List.concat_map in_order b.bstmts;
    Cil.ChangeDoChildrenPost (b, fun b ->
        blocks <- List.tl blocks;
        b.bstmts <- List.concat_map with_calls b.bstmts;
        b)
end

(* Whatever the syntax tree may still have room for: no operation is left. *)
class none_left = object
  inherit Visitor.frama_c_inplace
  method! vexpr e = match e.enode with
    | BinOp (op, _, _, t) when Cil.isFloatingType t && name_of op <> None ->
      Kernel.fatal ~source:(fst e.eloc) "an operation of floating-point numbers is left"
    | _ -> Cil.DoChildren
end

let () =
  let category = File.register_code_transformation_category "computed" in
  File.add_code_transformation_after_cleanup category (fun file ->
      Visitor.visitFramacFileFunctions (new computed) file;
      Visitor.visitFramacFileFunctions (new none_left) file)
