import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestEngine } from '../testing/openTestEngine.js'
import type { Engine } from './engine.js'
import { migrate, MigrationError } from './migrate.js'
import { migrations, readMigration } from './migrations.js'

let engine: Engine
beforeEach(async () => {
  engine = await openTestEngine()
})
afterEach(() => engine.close())

const step = (version: string, sql: string) =>
  readMigration(`./migrations/${version}_test.sql`, sql)
const good = step('9001', 'create table later (id text primary key)')
const bad = step('9002', 'create table half (id text); select no_such_function()')

const tables = () =>
  engine.asOwner(async (owner) => {
    const rows = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relname in ('later', 'half') order by 1`,
    )
    return rows.map(({ name }) => name)
  })

describe('migrating (S-21)', () => {
  it('has each number once', () => {
    const versions = migrations.map(({ version }) => version)
    expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([])
  })

  it('does nothing to a schema that is up to date', async () => {
    expect(await migrate(engine, migrations)).toEqual([])
  })

  it('applies what is new, in order, once', async () => {
    expect(await migrate(engine, [...migrations, good])).toEqual(['9001'])
    expect(await migrate(engine, [...migrations, good])).toEqual([])
    expect(await tables()).toEqual(['later'])
  })

  it('leaves the old schema when a step fails, and says which', async () => {
    const failed = migrate(engine, [...migrations, good, bad])
    await expect(failed).rejects.toThrow(MigrationError)
    await expect(failed).rejects.toThrow(/^Migration 9002_test failed, nothing was changed: /)
    expect(await tables()).toEqual(['later'])
  })

  it('is done by one of several processes', async () => {
    const done = await Promise.all(
      Array.from({ length: 4 }, () => migrate(engine, [...migrations, good])),
    )
    expect(done.flat()).toEqual(['9001'])
  })

  it('refuses a step that was changed after it had been applied', async () => {
    await migrate(engine, [...migrations, good])
    const edited = step('9001', 'create table later (id integer)')
    await expect(migrate(engine, [...migrations, edited])).rejects.toThrow(/9001_test was changed/)
  })

  it('refuses a database that is newer than the program', async () => {
    await migrate(engine, [...migrations, good])
    await expect(migrate(engine, migrations)).rejects.toThrow(/belongs to a newer version/)
  })
})

describe('the migrations', () => {
  it('are numbered once each', () => {
    const versions = migrations.map(({ version }) => version)
    expect(versions[0]).toBe('0001')
    expect(new Set(versions).size).toBe(versions.length)
    expect([...versions].sort()).toEqual(versions)
  })

  it('have names that say so', () => {
    expect(() => readMigration('./migrations/first.sql', '')).toThrow('Not a migration')
  })
})
