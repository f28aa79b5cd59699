(* Contracts made ready for E-ACSL: what is left of the contract of each function named in OG_RUN_FUNCTIONS are its clauses
   `requires` and `ensures` in the subset that E-ACSL 25 translates; everything else that is annotated goes. OG_RUN names
   the file that says of each clause whether it is left, and else why not. proofs/run_contracts.py calls this.

   What is rewritten, each time into something equivalent:
   - predicates and logic functions are written out where they are used, with the labels and arguments of that place;
   - quantifiers bind one variable each, between bounds; other conditions of the range follow after an arrow;
   - a variable that is some term over a bound one (\exists k; 0 <= k < n && i == x[k].i) is replaced by that term;
   - \old of a parameter is the parameter: E-ACSL checks around the call, where parameters keep their values;
   - \is_finite becomes comparisons, \abs and the greater of two reals arithmetic, other choices between reals predicates.
   What says that memory is valid, separated or set becomes \true: Eva and WP show that.
   Where a clause is an implication, a second one beside it has its condition alone: it counts when the clause says something. *)
open Cil_types

exception Refused of string
let refuse reason = raise (Refused reason)
let text = Format.asprintf

(* ---- substitution ---- *)

(* What ref/scalar.h says of operations as the machine rounds them; the conversion is run.c's, to nearest. *)
let rounded = [ ("computed_sum", PlusA); ("computed_difference", MinusA); ("computed_product", Mult); ("computed_quotient", Div) ]

let rec with_offset t offset = match t.term_node with
  | TLval lval ->
    let lval = Logic_const.addTermOffsetLval offset lval in
    { t with term_node = TLval lval; term_type = Cil.typeOfTermLval lval }
  | Tat (inner, label) ->
    let inner = with_offset inner offset in
    { t with term_node = Tat (inner, label); term_type = inner.term_type }
  | Tif (condition, a, b) ->
    let a = with_offset a offset and b = with_offset b offset in
    { t with term_node = Tif (condition, a, b); term_type = a.term_type }
  | TLogic_coerce (_, inner) | TCastE (_, inner) -> with_offset inner offset
  | _ -> refuse "a member of a logic structure"

class substitution values labels = object
  inherit Visitor.frama_c_inplace
  method! vterm t = match t.term_node with
    | TLval (TVar v, offset) ->
      (match List.find_opt (fun (w, _) -> Cil_datatype.Logic_var.equal v w) values with
       | None -> Cil.DoChildren
       | Some (_, value) when offset = TNoOffset -> Cil.ChangeTo value
       | Some (_, value) ->
         Cil.ChangeDoChildrenPost ({ t with term_node = TLval (TVar v, offset) },
           fun t -> match t.term_node with TLval (TVar _, offset) -> with_offset value offset | _ -> t))
    | _ -> Cil.DoChildren
  method! vlogic_label l =
    (match List.find_opt (fun (k, _) -> Cil_datatype.Logic_label.equal k l) labels with
     | Some (_, value) -> Cil.ChangeTo value
     | None -> Cil.SkipChildren)
end

let substituted_predicate values labels p =
  Visitor.visitFramacPredicate (new substitution values labels :> Visitor.frama_c_visitor) p
let substituted_term values labels t =
  Visitor.visitFramacTerm (new substitution values labels :> Visitor.frama_c_visitor) t

(* Each use of a quantifier has a variable of its own: E-ACSL tells variables apart by themselves. *)
let renewed variables p =
  let fresh = List.map (fun v -> Cil_const.make_logic_var_quant v.lv_name v.lv_type) variables in
  fresh, substituted_predicate (List.map2 (fun v w -> (v, Logic_const.tvar w)) variables fresh) [] p

let variables_of_term t = Cil.extract_free_logicvars_from_term t
let is_free v t = Cil_datatype.Logic_var.Set.mem v (variables_of_term t)

(* ---- predicates and logic functions written out ---- *)

let is_here = function BuiltinLabel (Here | Post) -> true | _ -> false

(* Whether a term reads memory, and so means another thing in another state. *)
let reads t =
  let found = ref false in
  let visit = object
    inherit Visitor.frama_c_inplace
    method! vterm_lhost = function TMem _ -> found := true; Cil.SkipChildren | _ -> Cil.DoChildren
  end in
  ignore (Visitor.visitFramacTerm (visit :> Visitor.frama_c_visitor) t);
  !found

(* The state that a definition's one label stands for. *)
let place f labels args = match f.l_labels, labels with
  | [ _ ], [ label ] when not (is_here label) && (match label with FormalLabel _ -> false | _ -> true) ->
    if List.exists reads args then refuse "an argument that is read in another state";
    Some label
  | _ -> None

let is_floating t = match t.term_type with
  | Ctype c -> (match Cil.unrollType c with TFloat _ -> true | _ -> false)
  | _ -> false

let rec uncoerced t = match t.term_node with
  | TLogic_coerce (Lreal, inner) when is_floating inner -> uncoerced inner
  | _ -> t

let fitted formal arg =
  match formal.lv_type, arg.term_type with
  | Lreal, Ctype _ -> Logic_const.tlogic_coerce arg Lreal
  | Linteger, Ctype _ -> Logic_const.tlogic_coerce arg Linteger
  | Ctype c, Linteger -> Logic_const.term (TCastE (c, arg)) formal.lv_type
  | _ -> arg

let largest loc t =
  let kind = match t.term_type with Ctype c -> (match Cil.unrollType c with TFloat (k, _) -> k | _ -> FDouble) | _ -> FDouble in
  let value = if kind = FFloat then 0x1.fffffep127 else max_float in
  ({ (Logic_const.treal ~loc value) with term_type = t.term_type },
   { (Logic_const.treal ~loc (-. value)) with term_type = t.term_type })

(* E-ACSL knows no absolute values of reals: a quotient by this number stands for one, and run.c, which divides, takes it so. *)
let absolute x =
  let mark = Logic_const.tlogic_coerce (Logic_const.tint (Integer.of_string "715827882715827881")) Lreal in
  let x = match x.term_type with Lreal -> x | _ -> Logic_const.tlogic_coerce x Lreal in
  Logic_const.term (TBinOp (Div, x, mark)) Lreal

(* The greater of two reals is half of their sum and of the distance between them. *)
let greater a b =
  let real op a b = Logic_const.term (TBinOp (op, a, b)) Lreal in
  let both = real PlusA (real PlusA a b) (absolute (real MinusA a b)) in
  real Div both (Logic_const.tlogic_coerce (Logic_const.tinteger 2) Lreal)

(* E-ACSL writes numbers into the program with twelve digits. Where these are not all of them, an integer is meant instead, times
   powers of two that have no more digits. (A quotient of two integers is none of reals to E-ACSL.) A decimal number that is no
   number of the format stays as it is. *)
let is_cut r = r.r_lower = r.r_upper && float_of_string (Printf.sprintf "%.12g" r.r_nearest) <> r.r_nearest

let exactly x =
  let rec reduced m e = if Float.rem m 2. = 0. then reduced (m /. 2.) (e + 1) else m, e in
  let mantissa, exponent = Float.frexp x in
  let odd, exponent = reduced (Float.ldexp mantissa 53) (exponent - 53) in
  let integer k = Logic_const.tlogic_coerce (Logic_const.tint k) Lreal in
  let rec times t e =
    if e = 0 then t
    else
      let step = min e 12 in
      times (Logic_const.term (TBinOp (Mult, t, Logic_const.treal (Float.ldexp 1. (-step)))) Lreal) (e - step) in
  if exponent >= 0 then integer (Integer.mul (Integer.of_float odd) (Integer.two_power_of_int exponent))
  else times (integer (Integer.of_float odd)) (-exponent)

let rec bare t = match t.term_node with TLogic_coerce (_, t) -> bare t | _ -> t
let same a b = Logic_utils.is_same_term (bare a) (bare b)
let is_zero t = match (bare t).term_node with
  | TConst (Integer (k, _)) -> Integer.is_zero k
  | TConst (LReal r) -> r.r_nearest = 0.
  | _ -> false

(* x < 0 ? 0 - x : x, and x < y ? y : x, of reals. *)
let known_choice t = match t.term_node with
  | Tif ({ term_node = TBinOp (Lt, x, zero) }, { term_node = TBinOp (MinusA, zero_too, x_too) }, x_three)
    when t.term_type = Lreal && is_zero zero && is_zero zero_too && same x x_too && same x x_three -> Some (absolute x)
  | Tif ({ term_node = TBinOp (Lt, x, y) }, y_too, x_too) when t.term_type = Lreal && same x x_too && same y y_too -> Some (greater x y)
  | _ -> None

(* How many choices E-ACSL may be given as many predicates: each doubles what is written. *)
let most_choices = 5
let choices t =
  let found = ref 0 in
  let visit = object
    inherit Visitor.frama_c_inplace
    method! vterm t = (match t.term_node with Tif _ -> incr found | _ -> ()); Cil.DoChildren
  end in
  ignore (Visitor.visitFramacTerm (visit :> Visitor.frama_c_visitor) t);
  !found

(* The first choice between two terms in a term: its condition, and the term with the one and with the other. *)
let choice t =
  let found = ref None in
  let visit keep = object
    inherit Visitor.frama_c_inplace
    method! vterm t = match t.term_node, !found with
      | Tif (condition, a, b), None -> found := Some (t, condition); Cil.ChangeTo (if keep then a else b)
      | Tif (condition, a, b), Some (first, _) when first == t -> ignore condition; Cil.ChangeTo (if keep then a else b)
      | _ -> Cil.DoChildren
  end in
  let first = Visitor.visitFramacTerm (visit true :> Visitor.frama_c_visitor) t in
  match !found with
  | None -> None
  | Some (_, condition) -> Some (condition, first, Visitor.visitFramacTerm (visit false :> Visitor.frama_c_visitor) t)

let as_predicate t = match t.term_node with
  | TBinOp (Lt, a, b) -> Logic_const.prel (Rlt, a, b)
  | TBinOp (Gt, a, b) -> Logic_const.prel (Rgt, a, b)
  | TBinOp (Le, a, b) -> Logic_const.prel (Rle, a, b)
  | TBinOp (Ge, a, b) -> Logic_const.prel (Rge, a, b)
  | TBinOp (Eq, a, b) -> Logic_const.prel (Req, a, b)
  | TBinOp (Ne, a, b) -> Logic_const.prel (Rneq, a, b)
  | _ -> Logic_const.prel (Rneq, t, Logic_const.tinteger 0)

(* Structures member by member, and choices between terms as choices between predicates: E-ACSL has neither of reals. *)
let rec compared op a b =
  let chosen condition p q =
    let p = Logic_const.pand (condition, p) and q = Logic_const.pand (Logic_const.pnot condition, q) in
    Logic_const.por (p, q) in
  match choice a, choice b with
  | Some (condition, x, y), _ -> chosen (as_predicate condition) (compared op x b) (compared op y b)
  | None, Some (condition, x, y) -> chosen (as_predicate condition) (compared op a x) (compared op a y)
  | None, None -> compared_plain op a b

and compared_few op a b =
  if choices a + choices b > most_choices then refuse "too many choices in one comparison";
  compared op a b

and compared_plain op a b = match a.term_type, op with
  | Ctype c, (Req | Rneq) when Cil.isStructOrUnionType c ->
    (match Cil.unrollType c with
     | TComp ({ cstruct = true; cfields = Some fields }, _) ->
       (* Structures are equal where their fields are the same: a NaN is the same as a NaN, though no number equals it. *)
       let each f =
         let a = with_offset a (TField (f, TNoOffset)) and b = with_offset b (TField (f, TNoOffset)) in
         let is_nan x = Logic_const.prel (Rneq, x, x) in
         let same = compared Req a b in
         if is_floating a then Logic_const.por (same, Logic_const.pand (is_nan a, is_nan b)) else same in
       let same = Logic_const.pands (List.map each fields) in
       if op = Req then same else Logic_const.pnot same
     | _ -> refuse "a comparison of unions")
  | _ ->
    (match uncoerced a, uncoerced b with
     | a, b when is_floating a && is_floating b -> Logic_const.prel (op, a, b)
     | _ -> Logic_const.prel (op, a, b))

let rec written_out stack p =
  let go = written_out stack and term = term_out stack in
  let node = match p.pred_content with
    | Papp (f, _, [ t ]) when f.l_var_info.lv_name = "\\is_finite" ->
      let t = uncoerced (term t) in
      let most, least = largest p.pred_loc t in
      Pand (Logic_const.prel (Rle, least, t), Logic_const.prel (Rle, t, most))
    | Papp (f, labels, args) ->
      let name = f.l_var_info.lv_name in
      if List.memq f stack then refuse "a recursive definition";
      let args = List.map2 fitted f.l_profile (List.map term args) in
      (match f.l_body with
       | LBpred body ->
         let body = substituted_predicate (List.combine f.l_profile args) (List.combine f.l_labels labels) body in
         let whole = match place f labels args with None -> body | Some label -> { body with pred_content = Pat (body, label) } in
         (written_out (f :: stack) whole).pred_content
       | _ -> refuse (text "no definition of %s" name))
    | Pseparated _ | Pvalid _ | Pvalid_read _ | Pinitialized _ | Pobject_pointer _ | Pdangling _ | Pallocable _ | Pfreeable _
    | Pvalid_function _ | Pfresh _ -> Ptrue
    | Pfalse | Ptrue as node -> node
    | Prel (op, a, b) -> (compared_few op (term a) (term b)).pred_content
    | Pand (a, b) -> (Logic_const.pand (go a, go b)).pred_content
    | Por (a, b) -> Por (go a, go b)
    | Pxor (a, b) -> Pxor (go a, go b)
    | Pimplies (a, b) -> (Logic_const.pimplies (go a, go b)).pred_content
    | Piff (a, b) -> Piff (go a, go b)
    | Pnot a -> Pnot (go a)
    | Pif (t, a, b) -> Pif (term t, go a, go b)
    | Plet (f, body) ->
      (match f.l_body with
       | LBterm value -> (go (substituted_predicate [ (f.l_var_info, value) ] [] body)).pred_content
       | _ -> refuse "a local predicate")
    | Pforall (variables, body) -> let fresh, body = renewed variables body in Pforall (fresh, go body)
    | Pexists (variables, body) -> let fresh, body = renewed variables body in Pexists (fresh, go body)
    | Pat (body, label) ->
      let body = go body in
      if is_here label then body.pred_content else Pat (body, label)
  in
  { p with pred_content = node; pred_name = [] }

and term_out stack t =
  let cast = ref [] in
  let visit = object
    inherit Visitor.frama_c_inplace
    method! vterm t = match t.term_node with
      | TConst (LReal r) when is_cut r -> Cil.ChangeTo (exactly r.r_nearest)
      | Tapp (f, _, [ x ]) when f.l_var_info.lv_name = "\\abs" ->
        let x = term_out stack x in
        if x.term_type = Linteger then
          let zero = Logic_const.tinteger 0 in
          let negative = Logic_const.term (TBinOp (MinusA, zero, x)) Linteger in
          let is_negative = Logic_const.term (TBinOp (Lt, x, zero)) Linteger in
          Cil.ChangeTo { t with term_node = Tif (is_negative, negative, x); term_type = Linteger }
        else Cil.ChangeTo (absolute x)
      | Tapp (f, _, [ a; b ]) when List.mem f.l_var_info.lv_name [ "\\max"; "\\min" ] ->
        let a = term_out stack a and b = term_out stack b in
        let is_first = Logic_const.term (TBinOp ((if f.l_var_info.lv_name = "\\max" then Gt else Lt), a, b)) Linteger in
        Cil.ChangeTo { t with term_node = Tif (is_first, a, b); term_type = a.term_type }
      | Tapp ({ l_body = LBnone } as f, _, [ a; b ]) when List.mem_assoc f.l_var_info.lv_name rounded ->
        let exact = Logic_const.term (TBinOp (List.assoc f.l_var_info.lv_name rounded, term_out stack a, term_out stack b)) Lreal in
        let double = Cil.doubleType in
        Cil.ChangeTo (Logic_const.tlogic_coerce (Logic_const.term (TCastE (double, exact)) (Ctype double)) Lreal)
      | Tapp (f, labels, args) ->
        if List.memq f stack then refuse "a recursive definition";
        let args = List.map2 fitted f.l_profile (List.map (term_out stack) args) in
        (match f.l_body with
         | LBterm body ->
           let body = substituted_term (List.combine f.l_profile args) (List.combine f.l_labels labels) body in
           let whole = match place f labels args with
             | None -> body
             | Some label -> { body with term_node = Tat (body, label) } in
           let whole = term_out (f :: stack) whole in
           let whole = Option.value (known_choice whole) ~default:whole in
           Cil.ChangeTo (match f.l_type with Some Lreal when whole.term_type <> Lreal -> Logic_const.tlogic_coerce whole Lreal | _ -> whole)
         | _ -> refuse (text "no definition of %s" f.l_var_info.lv_name))
      | TLval (TVar { lv_kind = LVGlobal; lv_origin = None; lv_name }, TNoOffset) ->
        (match Logic_env.find_all_logic_functions lv_name with
         | [ { l_body = LBterm body; l_type } as f ] when not (List.memq f stack) ->
           let body = term_out (f :: stack) body in
           Cil.ChangeTo (if l_type = Some Lreal && body.term_type <> Lreal then Logic_const.tlogic_coerce body Lreal else body)
         | _ -> refuse (text "no definition of %s" lv_name))
      | Tlet (f, body) ->
        (match f.l_body with
         | LBterm value -> Cil.ChangeTo (term_out stack (substituted_term [ (f.l_var_info, value) ] [] body))
         | _ -> refuse "a local function")
      | TUnOp (Neg, x) when t.term_type = Lreal || is_floating t ->
        let x = term_out stack x in
        (match x.term_node with
         | TConst _ | TLogic_coerce (_, { term_node = TConst _ }) -> Cil.ChangeTo { t with term_node = TUnOp (Neg, x) }
         | _ ->
           let x = match x.term_type with Lreal -> x | _ -> Logic_const.tlogic_coerce x Lreal in
           Cil.ChangeTo { t with term_node = TBinOp (MinusA, Logic_const.treal 0., x); term_type = Lreal })
      | Tat ({ term_node = TLval (TVar { lv_origin = Some { vformal = true } }, _) } as inner, _) when not (reads inner) ->
        Cil.ChangeTo (term_out stack inner)
      | Tat (inner, label) when is_here label -> Cil.ChangeTo (term_out stack inner)
      | Tat ({ term_type = Ctype c } as inner, label) when Cil.isIntegralType c && not (List.memq t !cast) ->
        (* With its C type said, it has one type in all clauses: E-ACSL keeps one copy of it. *)
        let kept = Logic_const.term (Tat (term_out stack inner, label)) inner.term_type in
        cast := kept :: !cast;
        Cil.ChangeTo (Logic_const.term (TCastE (c, kept)) (Ctype c))
      | _ -> Cil.DoChildren
  end in
  Visitor.visitFramacTerm (visit :> Visitor.frama_c_visitor) t

(* ---- quantifiers ---- *)

let rec conjuncts p = match p.pred_content with
  | Pand (a, b) -> conjuncts a @ conjuncts b
  | Ptrue -> []
  | _ -> [ p ]

(* The conditions before a conclusion's arrows, and the conclusion. *)
let rec arrows p = match p.pred_content with
  | Pimplies (a, b) -> let more, conclusion = arrows b in conjuncts a @ more, conclusion
  | _ -> [], p

(* A variable may stand behind a conversion between C's integers and the logic's. *)
let rec variable_of t = match t.term_node with
  | TLval (TVar v, TNoOffset) -> Some v
  | TLogic_coerce (_, t) | TCastE (_, t) -> variable_of t
  | _ -> None
let is_variable v t = match variable_of t with Some w -> Cil_datatype.Logic_var.equal v w | None -> false

(* Pairs (a, strict, b) of an order a <= b or a < b. *)
let order p = match p.pred_content with
  | Prel (Rlt, a, b) -> Some (a, true, b)
  | Prel (Rle, a, b) -> Some (a, false, b)
  | Prel (Rgt, a, b) -> Some (b, true, a)
  | Prel (Rge, a, b) -> Some (b, false, a)
  | _ -> None

let integer t = match t.term_type with Linteger -> t | _ -> Logic_const.tlogic_coerce t Linteger

(* A bound of v among the conditions, of no variable that is still to come, whether it is strict, and the condition that says
   just this; through other variables where needed, which no condition says. *)
let rec bound is_upper later conditions v =
  let others = List.filter (fun w -> not (Cil_datatype.Logic_var.equal v w)) later in
  let sides = List.filter_map (fun p -> match order p with
    | Some (a, strict, b) when is_upper && is_variable v a -> Some (b, strict, Some p)
    | Some (a, strict, b) when not is_upper && is_variable v b -> Some (a, strict, Some p)
    | _ -> None) conditions in
  let known = List.filter (fun (t, _, _) -> not (List.exists (fun w -> is_free w t) later)) sides in
  match known with
  | found :: _ -> Some found
  | [] ->
    List.find_map (fun (t, strict, _) -> match variable_of t with
      | Some w when List.exists (Cil_datatype.Logic_var.equal w) others ->
        Option.map (fun (t, strict_too, _) -> (t, strict || strict_too, None)) (bound is_upper others conditions w)
      | _ -> None) sides

let is_integer v = match v.lv_type with
  | Linteger -> true
  | Ctype c -> Cil.isIntegralType c
  | _ -> false

(* Of the variables each in turn, between bounds, around what is built inside. *)
let rec nested ?(spent = []) quantify conditions variables inner = match variables with
  | [] -> inner spent
  | _ ->
    let bounded = List.find_map (fun v -> match bound false variables conditions v, bound true variables conditions v with
      | Some low, Some high -> Some (v, low, high)
      | _ -> None) variables in
    (match bounded with
     | None -> refuse "a variable without bounds"
     | Some (v, (low, low_strict, below), (high, high_strict, above)) ->
       let spent = List.filter_map Fun.id [ below; above ] @ spent in
       let left = List.filter (fun w -> not (Cil_datatype.Logic_var.equal v w)) variables in
       let rel strict a b = Logic_const.prel ((if strict then Rlt else Rle), integer a, integer b) in
       let range = Logic_const.pand (rel low_strict low (Logic_const.tvar v), rel high_strict (Logic_const.tvar v) high) in
       quantify v range (nested ~spent quantify conditions left inner))

let rec substituted_all v value p = substituted_predicate [ (v, value) ] [] p

(* v == term among the conditions, where the term does not speak of v. *)
let definition variables p = match p.pred_content with
  | Prel (Req, a, b) ->
    List.find_map (fun v ->
      if is_variable v a && not (is_free v b) then Some (v, b)
      else if is_variable v b && not (is_free v a) then Some (v, a) else None) variables
  | _ -> None

let without v = List.filter (fun w -> not (Cil_datatype.Logic_var.equal v w))

let has_bounds conditions variables =
  match nested (fun _ _ p -> p) conditions variables (fun _ -> Logic_const.ptrue) with
  | _ -> true
  | exception Refused _ -> false

let rec forall variables body =
  let conditions, conclusion = arrows body in
  forall_of variables conditions conclusion

and forall_of variables conditions conclusion =
  let used = variables in
  if List.exists (fun v -> not (is_integer v)) used then refuse "a quantifier over what is no integer";
  if has_bounds conditions used then
    let rest spent =
      let left = List.filter (fun p -> not (List.memq p spent)) conditions in
      List.fold_right (fun p q -> Logic_const.pimplies (p, q)) (List.map bounded left) (bounded conclusion) in
    nested (fun v range p -> Logic_const.pforall ([ v ], Logic_const.pimplies (range, p))) conditions used rest
  else
    (* \forall a; (\exists k; P) ==> Q is \forall a, k; P ==> Q; and \forall a; a == t && P ==> Q is P ==> Q with t for a. *)
    let opened = ref None in
    let others = List.filter (fun p -> match p.pred_content with
      | Pexists (more, inner) when !opened = None -> opened := Some (more, inner); false
      | _ -> true) conditions in
    match !opened with
    | Some (more, inner) -> forall_of (variables @ more) (conjuncts inner @ others) conclusion
    | None ->
      (match List.find_map (definition variables) conditions with
       | None -> refuse "a variable without bounds"
       | Some (v, value) ->
         let put = substituted_all v (integer value) in
         let is_done p = match definition [ v ] p with Some (_, t) -> t == value | None -> false in
         forall_of (without v variables) (List.map put (List.filter (fun p -> not (is_done p)) conditions)) (put conclusion))

and exists variables body =
  let conditions = conjuncts body in
  if List.exists (fun v -> not (is_integer v)) variables then refuse "a quantifier over what is no integer";
  if has_bounds conditions variables then
    let rest spent = Logic_const.pands (List.map bounded (List.filter (fun p -> not (List.memq p spent)) conditions)) in
    nested (fun v range p -> Logic_const.pexists ([ v ], Logic_const.pand (range, p))) conditions variables rest
  else match List.find_map (definition variables) conditions with
    | None -> refuse "a variable without bounds"
    | Some (v, value) ->
      let put = substituted_all v (integer value) in
      let left = without v variables and more = List.map put conditions in
      if left = [] then bounded (Logic_const.pands more) else exists left (Logic_const.pands more)

and bounded p =
  let node = match p.pred_content with
    | Pforall (variables, body) -> (forall variables body).pred_content
    | Pexists (variables, body) -> (exists variables body).pred_content
    | Pand (a, b) -> Pand (bounded a, bounded b)
    | Por (a, b) -> Por (bounded a, bounded b)
    | Pxor (a, b) -> Pxor (bounded a, bounded b)
    | Pimplies (a, b) -> Pimplies (bounded a, bounded b)
    | Piff (a, b) -> Piff (bounded a, bounded b)
    | Pnot a -> Pnot (bounded a)
    | Pif (t, a, b) -> Pif (t, bounded a, bounded b)
    | Pat (a, label) -> Pat (bounded a, label)
    | node -> node in
  { p with pred_content = node }

(* ---- clauses ---- *)

let rec is_never p = match p.pred_content with
  | Pand (a, b) -> is_never a || is_never b
  | Prel (Req, { term_node = TConst (Integer (a, _)) }, { term_node = TConst (Integer (b, _)) }) -> not (Integer.equal a b)
  | _ -> false

let is_trivial p = match p.pred_content with Ptrue -> true | Pimplies (_, { pred_content = Ptrue }) -> true | _ -> false

(* All of a clause stands where the clause does: a complaint of E-ACSL's names its line. *)
let placed location p =
  let visit = object
    inherit Visitor.frama_c_inplace
    method! vterm t = Cil.ChangeDoChildrenPost ({ t with term_loc = location }, Fun.id)
    method! vpredicate p = Cil.ChangeDoChildrenPost ({ p with pred_loc = location }, Fun.id)
  end in
  Visitor.visitFramacPredicate (visit :> Visitor.frama_c_visitor) p

let ready location p =
  (match p.pred_content with
   | Pimplies (condition, _) when is_never condition -> refuse "true of real arithmetic alone"
   | _ -> ());
  let p = bounded (written_out [] p) in
  if is_trivial p then refuse "about memory alone";
  placed location p

(* The condition under which an implication says something: that of all its arrows. *)
let condition_of p = match arrows p with [], _ -> None | conditions, _ -> Some (Logic_const.pands conditions)

let label_of p = match p.pred_name with name :: _ -> name | [] -> ""

let emitter = Emitter.create "contracts that run" [ Emitter.Funspec; Emitter.Code_annot; Emitter.Global_annot ] ~correctness:[] ~tuning:[]

let said = ref []

let named key p = { p with pred_name = [ key ] }

(* Clauses that E-ACSL did not survive, as "FUNCTION KEY", lines of OG_RUN_WITHOUT. *)
let left_out = String.split_on_char '\n' (Option.value (Sys.getenv_opt "OG_RUN_WITHOUT") ~default:"")

let prepare wanted f =
  let name = Kernel_function.get_name f in
  let spec = Annotations.funspec ~populate:false f in
  let behaviors = spec.spec_behavior in
  let keys = Hashtbl.create 7 in
  let requires = ref [] and ensures = ref [] in
  let take kind into under p =
    let p = p.ip_content.tp_statement in
    let label = match label_of p with "" -> kind | label -> label in
    let count = try Hashtbl.find keys (kind, label) with Not_found -> 0 in
    Hashtbl.replace keys (kind, label) (count + 1);
    let key = if count = 0 then text "%s %s" kind label else text "%s %s %d" kind label (count + 1) in
    let location = p.pred_loc in
    let reason = try
        if List.mem (name ^ " " ^ key) left_out then refuse "E-ACSL stops at it";
        let p = ready location (if under.pred_content = Ptrue then p else Logic_const.pimplies (under, p)) in
        into := named key p :: !into;
        Option.iter (fun c -> into := named (key ^ " applies") { c with pred_loc = location } :: !into) (condition_of p);
        "" with Refused reason -> reason in
    said := `Assoc [ ("function", `String name); ("kind", `String kind); ("label", `String label); ("key", `String key);
                     ("reason", `String reason); ("file", `String (Filepath.Normalized.to_pretty_string (fst location).Filepath.pos_path));
                     ("line", `Int (fst location).Filepath.pos_lnum) ] :: !said in
  if List.mem name wanted then
    List.iter (fun b ->
        let under = Logic_const.pands (List.map Logic_const.pred_of_id_pred b.b_assumes) in
        let before = if b.b_assumes = [] then under else Logic_const.pold under in
        List.iter (take "requires" requires under) b.b_requires;
        List.iter (function (Normal, p) -> take "ensures" ensures before p | _ -> ()) b.b_post_cond) behaviors;
  (* The whole specification goes, and these come. *)
  List.iter (fun b -> Annotations.remove_behavior_components Emitter.end_user f b) behaviors;
  Annotations.remove_terminates Emitter.end_user f;
  Annotations.remove_decreases Emitter.end_user f;
  List.iter (Annotations.remove_complete Emitter.end_user f) spec.spec_complete_behaviors;
  List.iter (Annotations.remove_disjoint Emitter.end_user f) spec.spec_disjoint_behaviors;
  List.iter (fun b -> if not (Cil.is_default_behavior b) then Annotations.remove_behavior ~force:true Emitter.end_user f b) behaviors;
  let identified = Logic_const.new_predicate in
  if !requires <> [] then Annotations.add_requires emitter f (List.rev_map identified !requires);
  if !ensures <> [] then Annotations.add_ensures emitter f (List.rev_map (fun p -> (Normal, identified p)) !ensures)

(* Annotations in bodies, and ghost code. *)
let strip f =
  if Kernel_function.is_definition f then
    List.iter (fun (statement, a) -> Annotations.remove_code_annot Emitter.end_user ~kf:f statement a) (Annotations.code_annot_of_kf f)

let main () = match Sys.getenv_opt "OG_RUN", Sys.getenv_opt "OG_RUN_FUNCTIONS" with
  | Some path, Some wanted ->
    Unix.putenv "OG_RUN" "";
    if path <> "" then begin
      Kernel.Unicode.off ();
      let wanted = String.split_on_char ',' wanted in
      Ast.compute ();
      Globals.Functions.iter strip;
      Globals.Functions.iter (fun f -> prepare (if Kernel_function.is_definition f then wanted else []) f);
      Json.save_file path (`List (List.rev !said))
    end
  | _ -> Kernel.abort "OG_RUN names no file"

let () = Db.Main.extend main
