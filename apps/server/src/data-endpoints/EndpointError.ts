import type { Schemas } from '@spruce/api-client/contract'

/** Why an endpoint gave no data, as the contract names it. */
export type EndpointFault = Extract<
  Schemas['PageQueryError'],
  | 'ENDPOINT_GONE'
  | 'ENDPOINT_REFUSED'
  | 'ENDPOINT_DOWN'
  | 'ENDPOINT_STATUS'
  | 'ENDPOINT_ANSWER'
  | 'TIMEOUT'
  | 'TOO_LARGE'
>

/** An endpoint gave no data. Nothing of what was sent or answered is in it, but the status. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError'

  constructor(
    readonly fault: EndpointFault,
    readonly status?: number,
  ) {
    super(fault)
  }
}
