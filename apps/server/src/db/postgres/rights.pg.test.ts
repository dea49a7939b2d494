import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { asService, templateDatabase, withDatabase } from '../../testing/postgresNames.js'
import { migrate } from '../migrate.js'
import { migrations } from '../migrations.js'
import { postgresEngine } from './postgresEngine.js'

const url = inject('postgresUrl') ?? ''
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: asService(withDatabase(url, templateDatabase)) })
  await client.connect()
})
afterAll(() => client.end())

/** What an attacker who can run any SQL as the service's login gets. */
describe('the service’s login on PostgreSQL (S-02)', () => {
  it('sees nothing by itself', async () => {
    for (const table of ['users', 'memberships', 'departments', 'sessions']) {
      await expect(client.query(`select * from ${table}`), table).rejects.toThrow(
        /permission denied/,
      )
    }
  })

  it.each([
    'alter table memberships disable row level security',
    'alter table memberships no force row level security',
    'drop policy tenant on memberships',
    'set role spruce_test_owner',
    'alter role spruce_app bypassrls',
    'create table x (id int)',
    'drop table users',
  ])('cannot %s, in either role', async (statement) => {
    for (const role of ['none', 'spruce_app', 'spruce_platform']) {
      await client.query(`set role ${role}`)
      await expect(client.query(statement), role).rejects.toThrow()
    }
    await client.query('reset role')
  })

  it('cannot turn row-level security off', async () => {
    await client.query('set role spruce_app')
    await client.query('set row_security = off')
    await expect(client.query('select * from memberships')).rejects.toThrow(/row-level security/)
    await client.query('reset row_security; reset role')
  })
})

describe('migrating as an owner who is no superuser', () => {
  it('works as the README says', async () => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    try {
      await admin.query(`drop database if exists spruce_owned`)
      await admin.query(`drop role if exists spruce_owner`)
      await admin.query(`create role spruce_owner login password 'x'`)
      await admin.query(`grant spruce_app, spruce_platform to spruce_owner`)
      await admin.query('create database spruce_owned owner spruce_owner')
      const owned = new URL(withDatabase(url, 'spruce_owned'))
      owned.username = 'spruce_owner'
      owned.password = 'x'
      const engine = postgresEngine({ url: owned.href })
      expect(await migrate(engine, migrations)).toEqual(migrations.map(({ version }) => version))
      await engine.close()
    } finally {
      await admin.query(`drop database if exists spruce_owned with (force)`)
      await admin.query(`drop role if exists spruce_owner`)
      await admin.end()
    }
  })
})
