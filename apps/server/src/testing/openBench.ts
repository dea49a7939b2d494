import type { AddressInfo } from 'node:net'
import { createRandom, type Random } from '../seed/random.js'
import { keepCaptcha } from '../sessions/captcha.js'
import {
  startTestServer,
  testPassword,
  type TestServer,
  type TestServerParts,
} from './startTestServer.js'
import { Wire } from './wire.js'
import type { Person } from './World.js'

/** A type and no interface: it goes as the body of a request. */
type Credentials = { loginName: string; password: string; captchaKey: string; captcha: string }

/** A test server that listens, with a client that sends exactly what it is told. */
export interface Bench extends TestServer {
  wire: Wire
  random: Random
  /** Right credentials and a captcha for one sign-in; of somebody in A when nobody is named. */
  credentials(person?: Person): Promise<Credentials>
}

export interface BenchOptions extends TestServerParts {
  seed?: number
  env?: NodeJS.ProcessEnv
}

export async function openBench(options: BenchOptions = {}): Promise<Bench> {
  const server = await startTestServer(options.env, options)
  const { app, services, engine, world } = server
  // A shared one listens already.
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const wire = new Wire(port)
  const { person: signer } = await server.person({
    memberOf: [{ tenant: 'a', permissions: [] }],
  })
  return {
    ...server,
    wire,
    random: createRandom(options.seed ?? 1),
    async credentials(person = signer) {
      const captchaKey = world.unique('captchakey000000')
      await keepCaptcha(engine.platform, services, captchaKey, 'abcd')
      return {
        loginName: person.loginName,
        password: services.cipher.encrypt(testPassword),
        captchaKey,
        captcha: 'abcd',
      }
    },
    async close() {
      wire.close()
      await server.close()
    },
  }
}
