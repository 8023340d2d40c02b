/**
 * The inner loops of the search, in AssemblyScript (TypeScript's syntax, compiled to WebAssembly by
 * scripts/kernel/compile-kernel.ts). JavaScript checks every array it reads from; over half a million words a query that
 * is most of the time. What the numbers mean is told in src/search/: item-records.ts, word-records.ts, word-vectors.ts.
 */

// @ts-ignore: a decorator of AssemblyScript
@external("math", "log")
declare function log(value: f64): f64;

/** Items read by one call. */
export const BATCH: i32 = 1024;
/** Words of a query. */
const MOST_WORDS: usize = 64;

/** Where the caller writes what is asked and reads what was found. Address 0 stands for nothing. */
export const WEIGHTS: usize = 64; // f64 for each word of the query
const BEST: usize = WEIGHTS + MOST_WORDS * 8; // i32 for each: its best likeness in a part; zeros between parts
const BEST_OF_ALL: usize = BEST + MOST_WORDS * 4; // the same in the whole item
export const CANDIDATES: usize = BEST_OF_ALL + MOST_WORDS * 4; // u32 for each item: the address of its record
export const COSINES: usize = CANDIDATES + <usize>BATCH * 4; // f64 for each item, where an encoder made the vectors
export const LIKENESS: usize = COSINES + <usize>BATCH * 8; // f64 for each item; −Infinity where it answers too little
export const COVERED: usize = LIKENESS + <usize>BATCH * 8; // f64 for each item: share of the query's weight answered
export const FREE: usize = COVERED + <usize>BATCH * 8;

/** What the vectors of items are: none, sums of words, an encoder's. */
export const NONE: i32 = 0;
export const OF_WORDS: i32 = 1;
export const ENCODED: i32 = 2;

const WORD_SHIFT: usize = 4;
const LIKENESS_STEPS: f64 = 255;
/** Vectors of words have this length. */
const WORD_LENGTH: f64 = 127;
/** What stands around a part counts a little: a text that is about nothing else is nearer. */
const SURROUNDINGS: f64 = 0.2;
const LEAST_MASS: f64 = 1e-6;

let kind: i32 = NONE;
let words: usize = 0;
let queryWords: usize = 0;
let contentWords: usize = 0;
let weight: f64 = 0;
let contentWeight: f64 = 0;
let leastContent: f64 = 0;
let usual: f64 = 0;
let fullVoice: f64 = 0;
let bothPerCosine: f64 = 0;
let bothAlone: f64 = 0;
/** Numbers of a vector, a multiple of 4. */
let dimensions: usize = 0;
let directions: usize = 0;
let directionCount: i32 = 0;
/** Room for two vectors of f64. */
let sums: usize = 0;

export function calibrate(voice: f64, perCosine: f64, alone: f64): void {
  fullVoice = voice;
  bothPerCosine = perCosine;
  bothAlone = alone;
}

/** `along`: unit vectors of f64 that all items share, one behind the other. */
export function shareDirections(size: i32, along: usize, count: i32, room: usize): void {
  dimensions = size;
  directions = along;
  directionCount = count;
  sums = room;
}

export function ask(
  vectors: i32,
  wordRecords: usize,
  count: i32,
  content: i32,
  ofAll: f64,
  ofContent: f64,
  least: f64,
  usualMass: f64,
): void {
  kind = vectors;
  words = wordRecords;
  queryWords = count;
  contentWords = content;
  weight = ofAll;
  contentWeight = ofContent;
  leastContent = least;
  usual = usualMass;
}

/** Writes the products of words with a query's vector, f32 with zeros up to a multiple of 8, into the words' records. */
export function multiply(entries: usize, count: i32, stride: usize, query: usize, wordRecords: usize): void {
  const end = query + (((dimensions + 7) & ~7) << 2);
  for (let i = 0; i < count; i++, entries += stride) {
    let a = f32x4.splat(0);
    let b = f32x4.splat(0);
    let from = entries + 8;
    for (let at = query; at < end; at += 32, from += 8) {
      const eight = v128.load_ext<i8>(from);
      a = f32x4.add(a, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(eight)), v128.load(at)));
      b = f32x4.add(b, f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(eight)), v128.load(at, 16)));
    }
    const sum = f32x4.add(a, b);
    const product =
      <f64>f32x4.extract_lane(sum, 0) +
      <f64>f32x4.extract_lane(sum, 1) +
      <f64>f32x4.extract_lane(sum, 2) +
      <f64>f32x4.extract_lane(sum, 3);
    const voice = <f64>load<f32>(entries);
    store<f32>(wordRecords + (<usize>load<u32>(entries, 4) << WORD_SHIFT), <f32>((voice * product) / WORD_LENGTH));
  }
}

/** Measures how like the query the candidates are, each by its likest part. */
export function score(count: i32): void {
  for (let i = 0; i < count; i++) {
    const record = <usize>load<u32>(CANDIDATES + ((<usize>i) << 2));
    let likeness = read(record, i);
    if (likeness > -Infinity && kind == OF_WORDS && wholeLength(record) < 0) {
      measure(record);
      likeness = read(record, i);
    }
    store<f64>(LIKENESS + ((<usize>i) << 3), likeness);
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function wholeLength(record: usize): f32 {
  return load<f32>(record + 8 + ((<usize>load<u32>(record)) << 2));
}

/** One pass over an item's words. What does not answer the query answers its first word with a likeness of 0. */
function read(record: usize, i: i32): f64 {
  const measures = <usize>load<u32>(record);
  const masses = record + 8;
  const lengths = masses + (measures << 2);
  const terms = lengths + (measures << 2);
  const end = terms + ((<usize>load<u32>(record, 4)) << 2);
  const whole = <f64>load<f32>(masses);
  const hasVector = kind != NONE && load<f32>(lengths) > 0;
  const encoded = kind == ENCODED;
  const cosine = encoded ? load<f64>(COSINES + ((<usize>i) << 3)) : 0;
  const table = words;
  const last = queryWords << 2;
  memory.fill(BEST_OF_ALL, 0, last);
  let best: f64 = -Infinity;
  let part: usize = 0;
  // Product with the query's vector and answered weight side by side.
  let both = f64x2.splat(0);
  let bothOfAll = f64x2.splat(0);
  for (let at = terms; at < end; at += 4) {
    const marked = load<i32>(at);
    // The mark is shifted out.
    const word = table + ((<usize>(<u32>marked)) << WORD_SHIFT);
    both = f64x2.add(both, f64x2.promote_low_f32x4(v128.load64_zero(word)));
    const answer = load<u32>(word, 8);
    const place = BEST + ((answer >> 6) & 0xfc);
    const likeness = <i32>(answer & 255);
    const known = load<i32>(place);
    store<i32>(place, likeness > known ? likeness : known);
    if (marked >= 0) continue;
    const covered = endPart(last);
    part++;
    if (measures > 1) {
      const length = <f64>load<f32>(lengths + (part << 2));
      const product = f64x2.extract_lane(both, 0);
      const ofPart = likenessOf(
        hasVector,
        encoded ? cosine : length > 0 ? product / length : 0,
        f64x2.extract_lane(both, 1),
        covered,
        <f64>load<f32>(masses + (part << 2)),
        whole,
      );
      if (ofPart > best) best = ofPart;
    }
    bothOfAll = f64x2.add(bothOfAll, both);
    both = f64x2.splat(0);
  }

  const content = contentWords << 2;
  let covered = coveredOfAll(0, 0, content);
  store<f64>(COVERED + ((<usize>i) << 3), 0);
  if ((contentWeight > 0 ? covered / (LIKENESS_STEPS * contentWeight) : 0) < leastContent) return -Infinity;
  covered = coveredOfAll(covered, content, last);
  const share = weight > 0 ? covered / (LIKENESS_STEPS * weight) : 0;
  store<f64>(COVERED + ((<usize>i) << 3), share);
  // A text that says much more than is asked would be alike by chance, the more so the longer it is.
  if (measures > 1 && whole > usual) return best;
  const length = <f64>load<f32>(lengths);
  const product = f64x2.extract_lane(bothOfAll, 0);
  const ofAll = likenessOf(
    hasVector,
    encoded ? cosine : length > 0 ? product / length : 0,
    f64x2.extract_lane(bothOfAll, 1),
    share,
    whole,
    whole,
  );
  return ofAll > best ? ofAll : best;
}

/** Share of the query's weight that the part answers, each query word by the word most like it. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function endPart(last: usize): f64 {
  let covered: f64 = 0;
  for (let at: usize = 0; at < last; at += 4) {
    const likeness = load<i32>(BEST + at);
    covered += <f64>likeness * load<f64>(WEIGHTS + (at << 1));
    const known = load<i32>(BEST_OF_ALL + at);
    store<i32>(BEST_OF_ALL + at, likeness > known ? likeness : known);
    store<i32>(BEST + at, 0);
  }
  return weight > 0 ? covered / (LIKENESS_STEPS * weight) : 0;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function coveredOfAll(before: f64, from: usize, to: usize): f64 {
  let covered = before;
  for (let at = from; at < to; at += 4)
    covered += <f64>load<i32>(BEST_OF_ALL + at) * load<f64>(WEIGHTS + (at << 1));
  return covered;
}

/** See `Calibration` in src/calibration.ts. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function likenessOf(hasVector: bool, cosine: f64, answered: f64, covered: f64, own: f64, whole: f64): f64 {
  const mass = softened(own + SURROUNDINGS * min(whole - own, usual));
  const both = sqrt(covered * min(1, answered / mass));
  if (!hasVector) return bothAlone * both;
  return (both < fullVoice ? (cosine * both) / fullVoice : cosine) + bothPerCosine * both;
}

/** Past what is usual beside the query an item's weight grows slower: a short question is not blamed on a long text. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function softened(mass: f64): f64 {
  return mass > usual ? usual * (1 + log(mass / usual)) : max(mass, LEAST_MASS);
}

/** Works out the lengths of an item's vector and of those of its parts. */
function measure(record: usize): void {
  const measures = <usize>load<u32>(record);
  const lengths = record + 8 + (measures << 2);
  const terms = lengths + (measures << 2);
  const end = terms + ((<usize>load<u32>(record, 4)) << 2);
  const bytes = dimensions << 3;
  const sum = sums;
  const sumOfAll = sums + bytes;
  memory.fill(sum, 0, bytes << 1);
  let part: usize = 0;
  for (let at = terms; at < end; at += 4) {
    const marked = load<i32>(at);
    const vector = <usize>load<u32>(words + ((<usize>(<u32>marked)) << WORD_SHIFT), 12);
    if (vector != 0) addVector(sum, vector);
    if (marked >= 0) continue;
    part++;
    if (measures > 1) store<f32>(lengths + (part << 2), <f32>lengthOf(sum));
    for (let d: usize = 0; d < bytes; d += 16)
      v128.store(sumOfAll + d, f64x2.add(v128.load(sumOfAll + d), v128.load(sum + d)));
    memory.fill(sum, 0, bytes);
  }
  store<f32>(lengths, <f32>lengthOf(sumOfAll));
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function addVector(sum: usize, vector: usize): void {
  const voice = f64x2.splat(<f64>load<f32>(vector) / WORD_LENGTH);
  const end = sum + (dimensions << 3);
  let from = vector + 8;
  for (let to = sum; to < end; to += 32, from += 4) {
    const four = i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(v128.load32_zero(from)));
    const low = f64x2.convert_low_i32x4_s(four);
    const high = f64x2.convert_low_i32x4_s(v128.shuffle<i64>(four, four, 1, 1));
    v128.store(to, f64x2.add(v128.load(to), f64x2.mul(voice, low)));
    v128.store(to, f64x2.add(v128.load(to, 16), f64x2.mul(voice, high)), 16);
  }
}

/** What is left of a vector's length once the shared directions are taken away; 0 when that is nothing. */
function lengthOf(sum: usize): f64 {
  const whole = dot(sum, sum);
  let squares = whole;
  for (let i = 0; i < directionCount; i++) {
    const along = dot(sum, directions + <usize>i * (dimensions << 3));
    squares -= along * along;
  }
  return squares > whole * 1e-9 ? sqrt(squares) : 0;
}

function dot(a: usize, b: usize): f64 {
  const bytes = dimensions << 3;
  let even = f64x2.splat(0);
  for (let d: usize = 0; d < bytes; d += 16) even = f64x2.add(even, f64x2.mul(v128.load(a + d), v128.load(b + d)));
  return f64x2.extract_lane(even, 0) + f64x2.extract_lane(even, 1);
}

/** Begins to count what the words of items answer: f32 and u8 for each slot under `end`. */
export function beginCount(covered: usize, last: usize, end: i32): void {
  memory.fill(covered, 0, <usize>end << 2);
  memory.fill(last, 0, <usize>end);
}

/** Counts one word: `more` for each slot of its list that has not been given it for the same word of the query. */
export function count(
  first: usize,
  lastBlock: usize,
  filled: i32,
  word: i32,
  more: f32,
  covered: usize,
  last: usize,
): void {
  for (let block = first; block != 0; block = <usize>load<u32>(block << 2)) {
    const start = (block << 2) + 8;
    const length = block == lastBlock ? filled : load<i32>((block << 2) + 4);
    const end = start + ((<usize>length) << 2);
    for (let at = start; at < end; at += 4) {
      const slot = <usize>load<u32>(at);
      const known = <i32>load<u8>(last + slot);
      store<u8>(last + slot, <u8>word);
      const place = covered + (slot << 2);
      store<f32>(place, load<f32>(place) + (known == word ? 0 : more));
    }
  }
}

/** Writes the slots that have been given something, and `least` at least, in order; tells how many. */
export function collect(covered: usize, end: i32, least: f32, found: usize): i32 {
  let at = found;
  for (let slot = 0; slot < end; slot++) {
    const share = load<f32>(covered + ((<usize>slot) << 2));
    store<i32>(at, slot);
    at += (<usize>(share >= least && share > 0)) << 2;
  }
  return <i32>((at - found) >> 2);
}
