import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isClosedAddress, probeAddress } from './probeAddress.js'

let server: Server
let port: number
const asked: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.host)
    if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1:1/' })
    else response.writeHead(request.url === '/broken' ? 500 : 200)
    response.end('x')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
})

describe('an address to probe', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', '::ffff:10.0.0.1'],
    ...['::ffff:7f00:1', '64:ff9b::a00:1', '2002:a00:1::', '255.255.255.255', '224.0.0.1', 'x'],
  ])('%s is closed', (address) => {
    expect(isClosedAddress(address)).toBe(true)
  })

  it.each(['8.8.8.8', '1.1.1.1', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])(
    '%s is open',
    (address) => {
      expect(isClosedAddress(address)).toBe(false)
    },
  )

  it('is not called in a closed network, however it is written', async () => {
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost']) {
      const probe = await probeAddress(`http://${host}:${String(port)}/`)
      expect([host, probe]).toEqual([host, { state: 'refused', status: null }])
    }
    expect(asked).toEqual([])
  })

  it('is not called when one of the addresses of its name is closed', async () => {
    const resolve = () => Promise.resolve(['8.8.8.8', '127.0.0.1'])
    const probe = await probeAddress(`http://bi.example.cn:${String(port)}/`, { resolve })
    expect([probe.state, asked]).toEqual(['refused', []])
  })

  it('is called once at the address that was checked, under its own name', async () => {
    let resolved = 0
    const resolve = () => {
      resolved += 1
      return Promise.resolve(['127.0.0.1'])
    }
    const at = (path: string) =>
      probeAddress(`http://bi.example.cn:${String(port)}${path}`, { isTrusted: true, resolve })
    expect(await at('/')).toEqual({ state: 'up', status: 200 })
    expect(asked).toEqual([`bi.example.cn:${String(port)}`])
    expect(resolved).toBe(1)
    expect(await at('/moved')).toEqual({ state: 'up', status: 302 })
    expect(await at('/broken')).toEqual({ state: 'down', status: 500 })
  })

  it('is down when nobody answers or no name is known', async () => {
    const nobody = () => Promise.reject(new Error('ENOTFOUND'))
    expect((await probeAddress('http://nowhere.test/', { resolve: nobody })).state).toBe('down')
    const closedPort = await probeAddress('http://127.0.0.1:1/', { isTrusted: true })
    expect(closedPort).toEqual({ state: 'down', status: null })
  })
})
