import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate that signs itself, as a server and whoever trusts it need it. */
export interface MadeCertificate {
  cert: string
  key: string
}

/** For a host name, until a time: tests have certificates of every kind without a tool that makes them. */
export function makeCertificate(host: string, validTo: Date): MadeCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = der(0x30, der(0x31, der(0x30, oid(0x55, 4, 3), der(0x0c, Buffer.from(host)))))
  const algorithm = der(0x30, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2))
  const from = new Date(validTo.getTime() - 400 * 86_400_000)
  const altName = der(0x30, der(0x82, Buffer.from(host)))
  const isAuthority = der(0x30, der(0x01, Buffer.from([0xff])))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, time(from), time(validTo)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(
      0xa3,
      der(
        0x30,
        der(0x30, oid(0x55, 29, 17), der(0x04, altName)),
        der(0x30, oid(0x55, 29, 19), der(0x01, Buffer.from([0xff])), der(0x04, isAuthority)),
      ),
    ),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const text = der(0x30, body, algorithm, der(0x03, signature)).toString('base64')
  const lines = text.match(/.{1,64}/g)?.join('\n') ?? ''
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  }
}

/** A value of DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x100), length % 0x100]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function oid(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes))
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')))
}
