import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { DeviceTokensRepository } from '../../repositories/devices/DeviceTokensRepository.js'
import { Repositories } from '../../repositories/repositories.js'
import { hashToken } from '../../sessions/tokens.js'
import { takeReports, tellReports } from './takeReports.js'

/** Values in a report. */
const most = 5_000

/**
 * Values of the devices that a token covers. The token says which tenant it is; the rest happens within
 * that tenant, and asks for the token once more, so that one that is removed meanwhile takes nothing.
 */
export const reportDevices = definePublicOperation('reportDevices', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    const values = body.devices.reduce((sum, device) => sum + (device.values?.length ?? 0), 0)
    if (values > most) throw unprocessable('REPORT_SIZE', [wrongField('devices', 'invalid')])
    const address = `device-address:${request.ip}`
    await services.limiter.check(address, limits.deviceAddress)
    const now = services.now()
    const hash = hashToken(body.token)
    const tenantId = await new DeviceTokensRepository(tx).tenantOf(hash, now)
    if (tenantId === undefined) {
      await services.limiter.hit(address, limits.deviceAddress)
      throw notFound('device token')
    }
    const { reported, changed } = await services.engine.tx({ tenant: tenantId }, async (db) => {
      const repositories = new Repositories(db)
      const scope = await repositories.deviceTokens.see(tenantId, hash, now)
      if (!scope) throw notFound('device token')
      const { areaId, deviceId } = scope
      const filter = { areaId: areaId ?? undefined, deviceId: deviceId ?? undefined }
      const codes = [...new Set(body.devices.map(({ code }) => code))]
      const found = await repositories.devices.lockByCode(tenantId, codes, filter)
      const ids = new Map(found.map(({ id, code }) => [code, id]))
      const reports = body.devices.map(({ code, values: reportedValues = [] }) => ({
        deviceId: ids.get(code),
        values: reportedValues,
      }))
      return takeReports(repositories, tenantId, reports, now)
    })
    tellReports(services, tenantId, changed)
    return ok({ devices: reported })
  },
})
