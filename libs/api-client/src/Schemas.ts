import type { components } from './generated/types.js'

/** The entities and requests of the contract, by name: `Schemas['Department']`. @public */
export type Schemas = components['schemas']
