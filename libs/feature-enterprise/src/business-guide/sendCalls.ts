import { sendBusinessMessage } from '@spruce/api-client/operations'
import type { Definition } from '../business-identifiers/identifierFile.js'

/** In what a producer may be written. */
export const sendKinds = ['typescript', 'shell', 'python'] as const

/** One of them. */
export type SendKind = (typeof sendKinds)[number]

type Sent = Pick<Definition, 'code' | 'appCode' | 'variables'>

/** One call, sent again, is one message. */
const key = 'order-4711-late'

/**
 * The call that sends by an identifier, whole, with an example for each variable.
 * @param origin of the portal
 */
export function sendCalls(identifier: Sent, origin: string): Record<SendKind, string> {
  const { appCode } = identifier
  const body = JSON.stringify(bodyOf(identifier), null, 2)
  const { path } = sendBusinessMessage
  const method = sendBusinessMessage.method.toUpperCase()
  return {
    typescript: `import { createApiClient, unwrap } from '@spruce/api-client'

const api = createApiClient({
  getHeaders: () => ({ 'app-code': '${appCode}' }),
  language: () => 'zh-CN',
})

await unwrap(
  api.${method}('${path}', {
    headers: { 'idempotency-key': '${key}' },
    body: ${indented(body, 4)},
  }),
)
`,
    shell: `curl --fail-with-body -X ${method} '${origin}${path}' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'app-code: ${appCode}' \\
  -H 'content-type: application/json' \\
  -H 'idempotency-key: ${key}' \\
  -d '${body.replaceAll("'", String.raw`'\''`)}'
`,
    python: `import json, os, urllib.request

body = ${body}

request = urllib.request.Request(
    "${origin}${path}",
    data=json.dumps(body).encode(),
    headers={
        "authorization": "Bearer " + os.environ["TOKEN"],
        "app-code": "${appCode}",
        "content-type": "application/json",
        "idempotency-key": "${key}",
    },
)
with urllib.request.urlopen(request, timeout=30) as answer:
    print(json.load(answer)["data"]["counts"])
`,
  }
}

function bodyOf({ code, variables = [] }: Sent) {
  return {
    code,
    loginNames: ['zhang_wei'],
    variables: variables.map(({ name, label, maxLength }) => ({
      name,
      value: Array.from(label ?? name)
        .slice(0, maxLength)
        .join(''),
    })),
  }
}

function indented(text: string, by: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`)
}
