// The last line of a test run: "N passed, N failed, N skipped", as all of Shinpan's tests end. Before it, the
// tests that passed at their second try alone.

export default class SumReporter {
  /** @param {import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const sum = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (state !== "pending") sum[state] += 1;
        if (test.diagnostic()?.flaky)
          console.log(
            `passed at the second try: ${module.moduleId.split("/").at(-1)} > ${test.fullName}`,
          );
      }
      if (module.state() === "failed" && !tests.some((test) => test.result().state === "failed"))
        sum.failed += 1;
    }
    console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  }
}
