// A reporter of vitest. It writes each failure as one line into a file, so that `npm test` can list all failures again at its end. It
// also writes errors outside of any test, or after the last test of a file. Such errors make the run fail, but no list of tests contains
// them.
import { writeFileSync } from 'node:fs'

const line = (text) => String(text).replaceAll(/\s+/g, ' ').slice(0, 400)

export default class NameFailures {
  onTestRunEnd(modules, unhandled) {
    const lines = unhandled.map(({ message, stack }) => line(`outside of the tests: ${stack ?? message}`))
    for (const module of modules) {
      for (const { message } of module.errors()) lines.push(line(`${module.relativeModuleId}: ${message}`))
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors())
          lines.push(line(`${module.relativeModuleId} > ${suite.fullName}: ${message}`))
      for (const test of module.children.allTests('failed'))
        lines.push(line(`${module.relativeModuleId} > ${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`))
    }
    writeFileSync(process.env.SERVUS_TEST_FAILURES, JSON.stringify(lines))
  }
}
