import { OpenidRefusedError, type Openid, type OpenidIdentity } from '../openid/Openid.js'

/**
 * Stands for every provider in the suites that call all operations: nothing leaves the machine. A code
 * `code-<name>` is that of a person of this name.
 */
export class StandInOpenid implements Openid {
  mayAsk(issuer: string): boolean {
    return issuer.startsWith('https://')
  }

  authorizationEndpoint(issuer: string): Promise<string> {
    return Promise.resolve(`${issuer}/auth`)
  }

  authorizeUrl({ issuer }: { issuer: string }, { state }: { state: string }): Promise<string> {
    return Promise.resolve(`${issuer}/auth?state=${state}`)
  }

  identify(_settings: unknown, _way: unknown, { code }: { code: string }): Promise<OpenidIdentity> {
    const subject = /^code-(\w+)$/.exec(code)?.[1]
    if (subject === undefined) return Promise.reject(new OpenidRefusedError('No code of this one'))
    const person = { name: subject, email: null, isEmailVerified: false }
    return Promise.resolve({ subject, person: () => Promise.resolve(person) })
  }
}
