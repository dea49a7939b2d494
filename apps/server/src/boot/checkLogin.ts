import type { Log } from '../config/log.js'
import type { ServerConfig } from '../config/serverConfig.js'
import type { Engine } from '../db/engine.js'
import { sql } from 'kysely'
import { StartError } from './StartError.js'

/**
 * On PostgreSQL the service must log in as a role that owns nothing and cannot bypass row-level
 * security. Production refuses another one; evaluation says so in the log. @throws StartError
 */
export async function checkLogin(engine: Engine, config: ServerConfig, log: Log): Promise<void> {
  if (engine.kind !== 'postgres') return
  const { rows } = await sql<{ name: string; strong: boolean }>`
    select session_user::text as name, (r.rolsuper or r.rolbypassrls or exists (
      select 1 from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace
    )) as strong
    from pg_roles r where r.rolname = session_user`.execute(engine.platform)
  const login = rows[0]
  if (!login?.strong) return
  const hint = `the login ${login.name} owns the tables or bypasses row-level security; give DATABASE_URL a member of spruce_app and spruce_platform that does neither, and the owner to SPRUCE_OWNER_URL`
  if (!config.isEvaluation) throw new StartError(`DATABASE_URL: ${hint}`)
  log.warn(hint)
}
