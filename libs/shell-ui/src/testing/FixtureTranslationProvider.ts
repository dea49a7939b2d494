import { createContext, useContext, useState } from 'react'
import type { FixtureTranslation } from './translateFixtures.js'

const asItIs: FixtureTranslation = (value) => value

const Translation = createContext(asItIs)

/** Lets the test stages below it say their fixtures in another language. @public */
export const FixtureTranslationProvider = Translation.Provider

/** The translation of fixtures that stands around; without one they stay as they are, as in unit tests. @public */
export function useFixtureTranslation(): FixtureTranslation {
  return useContext(Translation)
}

/** A client of a server, made once, which answers in the language of the fixtures. @public */
export function useTestApi<Api extends object>(make: () => Api): Api {
  const translate = useFixtureTranslation()
  const [api] = useState(() => (translate === asItIs ? make() : translatedApi(make(), translate)))
  return api
}

/** What calls the server: `GET`, `POST` and so on, and `request` for any of them. */
const isMethod = /^(?:[A-Z]+|request)$/

/** Another client, because the first one may answer elsewhere too. */
function translatedApi<Api extends object>(api: Api, translate: FixtureTranslation): Api {
  return new Proxy(api, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string' || !isMethod.test(name))
        return member
      return async (...args: unknown[]) => {
        const answer = (await Reflect.apply(member, target, args)) as object
        return translate({ ...answer })
      }
    },
  })
}
