import { defineConfig } from 'vitest/config'
import base from './vite.config.mts'
import { findPostgres } from './src/testing/postgresBinaries.ts'

const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || findPostgres() !== undefined
if (!hasPostgres) {
  const line = '*'.repeat(78)
  console.error(`
${line}
* PostgreSQL was SKIPPED: no TEST_DATABASE_URL, no binaries on this machine, and
* none to be had from npm. What row-level security holds is proved there only.
* To run these tests: apt-get install postgresql
${line}
`)
}

/** The same suites on PostgreSQL, and those that only it can answer (`*.pg.test.ts`). */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    name: 'postgres',
    include: hasPostgres ? ['src/**/*.test.ts'] : [],
    exclude: ['src/**/*.process.test.ts'],
    passWithNoTests: !hasPostgres,
    globalSetup: hasPostgres ? ['src/testing/postgresSetup.ts'] : [],
    maxWorkers: 2,
  },
})
