import { createContext, use, type ReactNode } from 'react'

/**
 * What a product tells this library of its types, by declaration merging:
 * `declare module '@spruce/shell-ui' { interface Register { api: ApiClient } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by merging
export interface Register {}

/** The client of the product, which lists and actions call; unknown where none is registered. */
export type RegisteredApi = Register extends { api: infer Api } ? Api : unknown

const ApiContext = createContext<unknown>(undefined)

export interface ApiProviderProps {
  /** Given to lists and to actions as it is; this library calls nothing of it. */
  api: RegisteredApi
  children?: ReactNode
}

/** Gives the lists and actions below it the client of the product. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/** Gives the client of the product when it is asked for. @throws without an `ApiProvider` above */
export function useProvidedApi(): () => RegisteredApi {
  const api = use(ApiContext)
  return () => {
    if (api === undefined) throw new Error('Lists and actions stand below an ApiProvider.')
    return api
  }
}
