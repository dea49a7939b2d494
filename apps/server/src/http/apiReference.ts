import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openApiDocument } from '@spruce/api-client/contract'
import type { FastifyInstance } from 'fastify'

const title = 'Spruce API'

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  displayOperationId: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['app-code'] ??= 'spruce-web-enterprise-console'
    return request
  },
})
`

/** All from this origin, and nothing inline that runs. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/** `/docs`, the API reference, and `/openapi.json`, the contract; both work without the internet. */
export function registerApiReference(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument)
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/docs', async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const { file } = request.params
    if (file === 'start.js') return reply.type('text/javascript; charset=utf-8').send(start)
    const type = Object.hasOwn(files, file) ? files[file] : undefined
    if (type === undefined) return reply.callNotFound()
    const path = createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`)
    return reply
      .header('cache-control', 'max-age=3600')
      .type(type)
      .send(await readFile(path))
  })
}
