import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate.js'
import { migrations } from '../db/migrations.js'
import { postgresEngine } from '../db/postgres/postgresEngine.js'
import { onServer, startCluster } from './postgresCluster.js'
import { roleLogin, templateDatabase, withDatabase } from './postgresNames.js'

/**
 * Before all tests on PostgreSQL: a cluster of their own, or the one of TEST_DATABASE_URL, with a
 * migrated template and a login for the service that owns nothing.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (!project.isRootProject()) return undefined // one cluster for all: they inherit what the root provides
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? { url: given, stop: () => Promise.resolve() } : await startCluster()
  await makeTemplate(cluster.url)
  project.provide('postgresUrl', cluster.url)
  return cluster.stop
}

/** A migrated database to copy, and the service's login. */
export async function makeTemplate(url: string) {
  await onServer(url, async (client) => {
    await client.query(`drop database if exists ${templateDatabase}`)
    await client.query(`create database ${templateDatabase}`)
  })
  const engine = postgresEngine({ url: withDatabase(url, templateDatabase) })
  await migrate(engine, migrations)
  await engine.close()
  await onServer(url, async (client) => {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${roleLogin.name}') then
          create role ${roleLogin.name} login noinherit password '${roleLogin.password}';
        end if;
        grant spruce_app, spruce_platform to ${roleLogin.name};
      end $$`)
  })
}
