(* What a source states, as the prover sees it: read off Frama-C's syntax tree when Frama-C ends, after preprocessing and
   type checking, and written to the file that OG_STATED names. proofs/stated.py says what of it may be believed.

   usage: OG_STATED=out.json frama-c ... -load-script proofs/stated.ml FILE *)
open Cil_types

let text = Format.asprintf
let string s = `String s
let strings l = `List (List.map string l)
let file (at, _) = Filepath.Normalized.to_pretty_string at.Filepath.pos_path
let place ((at, _) as location) = [ ("file", string (file location)); ("line", `Int at.Filepath.pos_lnum) ]

(* ---- logic ---- *)

(* A name may stand for several functions of different arguments. *)
let symbol f =
  let types = List.map (fun v -> text "%a" Printer.pp_logic_type v.lv_type) f.l_profile in
  text "%s(%s)" f.l_var_info.lv_name (String.concat ", " types)

(* Calls what it is given on each logic function or predicate that is used. *)
class uses found = object
  inherit Visitor.frama_c_inplace
  method! vlogic_info_use f = found f; Cil.SkipChildren
end

let used_by visit =
  let found = ref [] in
  visit (new uses (fun f -> if not (List.memq f !found) then found := f :: !found) :> Visitor.frama_c_visitor);
  List.sort_uniq compare (List.map symbol !found)

let used_in_predicate p = used_by (fun v -> ignore (Visitor.visitFramacPredicate v p))

let body_uses f =
  used_by (fun v -> match f.l_body with
    | LBnone -> ()
    | LBreads terms -> List.iter (fun t -> ignore (Visitor.visitFramacTerm v t.it_content)) terms
    | LBterm t -> ignore (Visitor.visitFramacTerm v t)
    | LBpred p -> ignore (Visitor.visitFramacPredicate v p)
    | LBinductive cases -> List.iter (fun (_, _, _, p) -> ignore (Visitor.visitFramacPredicate v p)) cases)

let kind_of_body f = match f.l_body with
  | LBnone | LBreads _ -> "abstract"
  | LBterm _ | LBpred _ -> "definition"
  | LBinductive _ -> "inductive"

let word = function Assert -> "" | Check -> "check " | Admit -> "admit "

let lemmas = ref [] and logic = ref [] and strange = ref []
let odd location what = strange := `Assoc (("what", string what) :: place location) :: !strange

let rec global_annotation = function
  | Dlemma (name, labels, _, p, _, location) ->
    lemmas := `Assoc ([ ("name", string name); ("kind", string (word p.tp_kind ^ "lemma"));
        ("text", string (text "{%s} %a" (String.concat ", " (List.map (text "%a" Printer.pp_logic_label) labels))
                           Printer.pp_predicate p.tp_statement));
        ("uses", strings (used_in_predicate p.tp_statement)) ] @ place location) :: !lemmas
  | Daxiomatic (_, inside, _, _) -> List.iter global_annotation inside
  | Dfun_or_pred (f, location) as annotation ->
    logic := (symbol f, `Assoc ([ ("kind", string (kind_of_body f)); ("uses", strings (body_uses f));
        ("text", string (text "%a" Printer.pp_global_annotation annotation)) ] @ place location)) :: !logic
  | Dtype _ -> ()
  | Dvolatile (_, _, _, _, location) -> odd location "volatile"
  | Dinvariant (_, location) -> odd location "global invariant"
  | Dtype_annot (_, location) -> odd location "type invariant"
  | Dmodel_annot (_, location) -> odd location "model field"
  | Dextended (_, _, location) -> odd location "extension"

(* ---- functions ---- *)

let of_function f = `String (Kernel_function.get_name f)

(* What is called, ghost code included; and what the body has that nothing is proved of. *)
class calls = object (self)
  inherit Visitor.frama_c_inplace
  val mutable names = []
  val mutable odd = []
  method names = List.sort_uniq compare names
  method odd = List.sort_uniq compare odd
  method private is_odd what = odd <- what :: odd
  method! vinst instruction =
    (match instruction with
     | Call (_, { enode = Lval (Var callee, NoOffset) }, _, _) | Local_init (_, ConsInit (callee, _, _), _) ->
       names <- callee.vname :: names
     | Call _ -> self#is_odd "a call through a pointer"
     | Asm _ -> self#is_odd "assembler"
     | _ -> ());
    Cil.DoChildren
  method! vcode_annot annotation =
    (match annotation.annot_content with
     | APragma _ -> self#is_odd "a pragma"
     | AExtended _ -> self#is_odd "an annotation of an extension"
     | _ -> ());
    Cil.SkipChildren
end

(* A contract speaks of its arguments by number: a prototype and the body may name them differently. *)
let number_arguments f =
  let number k v =
    v.vname <- text "argument %d" k;
    Option.iter (fun l -> l.lv_name <- v.vname) v.vlogic_var_assoc in
  List.iteri number (Kernel_function.get_formals f)

(* Of a contract in the model `ref`: that it says something under a condition that is false there, 1 == 0. *)
let rec is_never p = match p.pred_content with
  | Pand (a, b) -> is_never a || is_never b
  | Prel (Req, { term_node = TConst (Integer (a, _)) }, { term_node = TConst (Integer (b, _)) }) -> not (Integer.equal a b)
  | _ -> false

let says_nothing p = match p.tp_statement.pred_content with
  | Pimplies (condition, _) -> is_never condition
  | _ -> false

let clause (behavior, kind, p) =
  `Assoc [ ("clause", string kind); ("empty", `Bool (says_nothing p.ip_content)); ("uses", strings (used_in_predicate p.ip_content.tp_statement));
           ("text", string (text "%s%s%s: %a" (word p.ip_content.tp_kind) kind behavior
                              Printer.pp_predicate p.ip_content.tp_statement)) ]

let ending = function
  | Normal -> "ensures" | Exits -> "exits" | Breaks -> "breaks" | Continues -> "continues" | Returns -> "returns"

let clauses f =
  let spec = Annotations.funspec ~populate:false f in
  let of_behavior b =
    let assumes = List.map (fun p -> text "%a" Printer.pp_predicate p.ip_content.tp_statement) b.b_assumes in
    let under = if assumes = [] then "" else " where " ^ String.concat " and " assumes in
    let plain kind shown = `Assoc [ ("clause", string kind); ("empty", `Bool false); ("uses", strings []); ("text", string shown) ] in
    List.map (fun p -> clause (under, "requires", p)) b.b_requires
    @ List.map (fun (kind, p) -> clause (under, ending kind, p)) b.b_post_cond
    @ (match b.b_assigns with
       | WritesAny -> []
       | Writes _ -> [ plain "assigns" (text "assigns%s: %a" under (Printer.pp_full_assigns "assigns") b.b_assigns) ])
    @ (match b.b_allocation with
       | FreeAllocAny -> []
       | FreeAlloc _ -> [ plain "allocates" (text "allocates%s: %a" under Printer.pp_allocation b.b_allocation) ])
    @ List.map (fun e -> plain "extension" (text "%a" Printer.pp_extended e)) b.b_extended in
  List.concat_map of_behavior spec.spec_behavior
  @ (match spec.spec_terminates with None -> [] | Some p -> [ clause ("", "terminates", p) ])
  @ (match spec.spec_variant with
     | None -> []
     | Some v -> [ `Assoc [ ("clause", string "decreases"); ("empty", `Bool false); ("uses", strings []);
                            ("text", string (text "%a" Printer.pp_decreases v)) ] ])

let function_of f =
  let called = new calls in
  (match f.fundec with
   | Definition (body, _) -> ignore (Visitor.visitFramacFunction (called :> Visitor.frama_c_visitor) body)
   | Declaration _ -> ());
  number_arguments f;
  (Kernel_function.get_name f,
   `Assoc ([ ("defined", `Bool (Kernel_function.is_definition f));
             ("static", `Bool ((Kernel_function.get_vi f).vstorage = Static));
             ("calls", strings called#names); ("odd", strings called#odd); ("contract", `List (clauses f)) ] @ place (Kernel_function.get_location f)))

(* ---- properties: what is taken for true, and what is not shown ---- *)

let is_admitted p = p.tp_kind = Admit

let admitted = function
  | Property.IPPredicate { ip_pred } -> is_admitted ip_pred.ip_content
  | Property.IPCodeAnnot { ica_ca = { annot_content = AAssert (_, p) | AInvariant (_, _, p) } } -> is_admitted p
  | _ -> false

(* What Frama-C's report of properties is made of; of WP's run also whether it has shown it. *)
let is_shown p = match Property_status.get p with
  | Property_status.Best (Property_status.True, _) -> true
  | _ -> false

(* Of these nothing is to be shown: a group of others, what is asked of a caller, what another property is part of. *)
let is_to_show = function
  | Property.IPPredicate { ip_kind = Property.PKRequires _ | Property.PKAssumes _ } | Property.IPBehavior _
  | Property.IPAxiomatic _ | Property.IPFrom _ | Property.IPReachable _ -> false
  | p -> not (admitted p)

let described p =
  `Assoc ([ ("function", match Property.get_kf p with None -> `Null | Some f -> of_function f);
            ("name", string (Property.Names.get_prop_name_id p)); ("text", string (text "%a" Property.short_pretty p)) ]
          @ place (Property.location p))

let write path =
  Kernel.Unicode.off ();  (* Json writes bytes above 127 in a way that nobody reads *)
  let properties = Property_status.fold (fun p found -> p :: found) [] in
  let admits = List.map described (List.filter admitted properties) in
  let unshown = List.map described (List.filter (fun p -> is_to_show p && not (is_shown p)) properties) in
  let globals = (Ast.get ()).globals in
  List.iter (function GAnnot (annotation, _) -> global_annotation annotation | GAsm (_, location) -> odd location "assembler"
                    | _ -> ()) globals;
  let functions = Globals.Functions.fold (fun f found -> function_of f :: found) [] in
  Json.save_file path (`Assoc [
    ("lemmas", `List (List.rev !lemmas)); ("logic", `Assoc !logic); ("functions", `Assoc functions);
    ("admits", `List admits); ("unshown", `List unshown); ("strange", `List !strange) ])

let () = match Sys.getenv_opt "OG_STATED" with
  | None -> Kernel.abort "OG_STATED does not name a file"
  | Some path -> Cmdline.at_normal_exit (fun () -> write path)
