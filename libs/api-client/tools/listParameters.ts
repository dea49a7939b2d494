/** The fields by which a list sorts, and the one by which it does where nothing is asked. */
export interface ListSort {
  by: readonly [string, ...string[]]
  default?: string
}

/** What a list of the contract says in a line of its own: how it is sorted, picked from and counted. */
export interface ListWishes {
  sort?: ListSort | undefined
  ids?: boolean | undefined
  state?: string | undefined
}

/** A query parameter that follows from what a list says of itself. */
export interface ListParameter extends Record<string, unknown> {
  name: string
}

/** Fields of one `sort`; more of them never decide. */
const maxFields = 5

/** The query parameters of a list that follow from its `x-sort`, `x-ids` and `x-states`. */
export function listParameters({ sort, ids, state }: ListWishes): ListParameter[] {
  return [
    ...(sort ? [sortParameter(sort)] : []),
    ...(ids ? [idsParameter] : []),
    ...(state === undefined ? [] : [countsParameter(state)]),
  ]
}

function sortParameter({ by, default: otherwise }: ListSort): ListParameter {
  const field = `-?(${by.join('|')})`
  return {
    name: 'sort',
    in: 'query',
    required: false,
    description: 'Fields in order of weight; a minus sorts downwards',
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: `^${field}(,${field}){0,${maxFields - 1}}$`,
      ...(otherwise === undefined ? {} : { default: otherwise }),
    },
    example: otherwise ?? by[0],
  }
}

const idsParameter: ListParameter = {
  name: 'ids',
  in: 'query',
  required: false,
  description: 'Only these records, as far as the list has them; may be repeated',
  schema: {
    type: 'array',
    items: { $ref: '#/components/schemas/Id' },
    maxItems: 100,
  },
  example: ['01930f3c-0000-7000-8000-000000000001'],
}

function countsParameter(state: string): ListParameter {
  return {
    name: 'counts',
    in: 'query',
    required: false,
    description: `Asks for \`x-state-counts\`: how many records each \`${state}\` has under the other filters`,
    schema: { type: 'boolean' },
    example: true,
  }
}

/** The header of the counts, for example `draft=3,published=12`. */
export function stateCounts(state: string): Record<string, unknown> {
  return {
    description: `Where \`counts\` asks for it: the number of records by \`${state}\`, as in \`draft=3,published=12\``,
    required: false,
    schema: { type: 'string', pattern: '^([a-zA-Z_]+=[0-9]+(,[a-zA-Z_]+=[0-9]+)*)?$' },
  }
}
