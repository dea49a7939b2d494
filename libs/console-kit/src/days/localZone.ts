import { machineZone } from '@spruce/validators/time'

/**
 * Where the person's days begin, for a call: a name of the IANA database, from which the server knows when
 * clocks change. Empty where the browser cannot say; the server takes its usual zone then.
 * @public
 */
export function localZone(): { zone?: string } {
  const zone = machineZone()
  return zone === undefined ? {} : { zone }
}
