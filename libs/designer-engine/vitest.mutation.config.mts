import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = (process.env['SPRUCE_MUTATION_TESTS'] ?? 'src/**/*.test.ts').split(',')

/** Runs files in the order in which they are named: the quick ones first, since the first failure is enough. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      tests.findIndex((test) => moduleId.endsWith(test))
    return Promise.resolve([...files].sort((a, b) => placeOf(a) - placeOf(b)))
  }
}

/** How Stryker runs the tests of one group of modules; testing/mutation/modules.ts names them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests,
    setupFiles: ['testing/mutation/setup.ts'],
    sequence: { sequencer: InOrder },
    testTimeout: 20_000,
  },
})
