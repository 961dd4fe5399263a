// Times as a table's rows: their middle, and what 99 of 100 do not exceed.

/** The smallest value that so large a share of the values does not exceed: of 200, the 198th for 0.99.
 * @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** @param {string} what @param {readonly number[]} values in milliseconds @param {string} [more] */
export function report(what, values, more = "") {
  const [median, p99] = [0.5, 0.99].map((share) => quantile(values, share).toFixed(1).padStart(7));
  console.log(`${what.padEnd(58)} median ${median} ms  p99 ${p99} ms  of ${values.length}${more}`);
}

/** What the time went into: the functions with the most of it. @param {any} profile of the profiler */
export function printProfile(profile) {
  const own = new Map();
  const byId = new Map(profile.nodes.map((/** @type {any} */ node) => [node.id, node]));
  (profile.samples ?? []).forEach((/** @type {number} */ id, /** @type {number} */ i) => {
    const { functionName, url, lineNumber } = byId.get(id).callFrame;
    const key = `${functionName || "(anonymous)"} ${url.split("/").pop()}:${lineNumber}`;
    own.set(key, (own.get(key) ?? 0) + (profile.timeDeltas?.[i] ?? 0) / 1000);
  });
  for (const [key, time] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 40))
    console.log(`  ${time.toFixed(0).padStart(6)} ms  ${key}`);
}
