import type { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isTimeZone } from '../time/timeZones.js'

/**
 * Teaches a validator the formats of the contract: those of JSON Schema (`date-time` takes only days that
 * the calendar has) and `time-zone`, a name of the IANA database.
 */
export function addContractFormats(ajv: Ajv2020): void {
  addFormats(ajv)
  ajv.addFormat('time-zone', { type: 'string', validate: isTimeZone })
}
