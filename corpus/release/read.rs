//! Reads Origo's pairs of hulls (hulls.txt), without a crate for JSON. Prints how many there are of each question and
//! answer, and the largest distance and depth.  usage: rustc -O read.rs && ./read [FOLDER]
use std::{collections::BTreeMap, env, fs, process};

pub struct Hull { pub radius: f64, pub points: Vec<[f64; 3]> }
pub struct Pair { pub id: String, pub question: String, pub relation: String, pub value: f64, pub hulls: [Hull; 2] }

/// A line of hulls.txt: ID QUESTION RELATION VALUE RADIUS RADIUS COUNT COUNT COORDINATES.
pub fn pair(line: &str) -> Option<Pair> {
    let mut words = line.split(' ');
    let mut text = || words.next().map(str::to_string);
    let (id, question, relation) = (text()?, text()?, text()?);
    let mut number = || words.next()?.parse::<f64>().ok();
    let (value, radii) = (number()?, [number()?, number()?]);
    let counts = [number()? as usize, number()? as usize];
    let mut hull = |k: usize| -> Option<Hull> {
        let points = (0..counts[k]).map(|_| Some([number()?, number()?, number()?])).collect::<Option<_>>()?;
        Some(Hull { radius: radii[k], points })
    };
    let hulls = [hull(0)?, hull(1)?];
    if words.next().is_some() { return None; }
    Some(Pair { id, question, relation, value, hulls })
}

fn main() {
    let path = format!("{}/hulls.txt", env::args().nth(1).unwrap_or(".".into()));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| { eprintln!("{path}: {e}"); process::exit(2) });
    let (mut counts, mut largest) = (BTreeMap::new(), BTreeMap::from([("distance", 0f64), ("depth", 0f64)]));
    for line in text.lines() {
        let pair = pair(line).unwrap_or_else(|| { eprintln!("no pair: {line}"); process::exit(1) });
        *counts.entry(format!("{}: {}", pair.question, pair.relation)).or_insert(0) += 1;
        if let Some(most) = largest.get_mut(pair.question.as_str()) { *most = most.max(pair.value); }
    }
    for (what, count) in &counts { println!("{what} {count}"); }
    for name in ["distance", "depth"] { println!("largest {name} {:?}", largest[name]); }
}
