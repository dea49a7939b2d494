import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config/serverConfig.js'
import { denied } from '../http/errors.js'
import { checkOrigin } from '../http/originRule.js'
import type { Services } from '../services.js'
import type { DevOutbox, OutboxEntry } from './DevOutbox.js'

/** `/_outbox` and `/_outbox.json`: evaluation mode only; production has no such routes. */
export function registerOutboxRoutes(
  app: FastifyInstance,
  outbox: DevOutbox,
  services: Services,
): void {
  app.get('/_outbox.json', async (request) => {
    await checkOrigin(request, services)
    checkHost(request, services.config)
    return outbox.list(limitOf(request), captchaKeyOf(request))
  })
  app.get('/_outbox', async (request, reply) => {
    checkHost(request, services.config)
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(await outbox.list()))
  })
}

/**
 * A page of a stranger whose name is pointed at this machine (DNS rebinding) has the right origin and
 * reads what it likes, so the codes are shown under names of this machine only, or a listed one.
 * @throws 403 ORIGIN_DENIED
 */
function checkHost(request: FastifyRequest, config: Pick<ServerConfig, 'allowedOrigins'>): void {
  const { hostname } = request
  const isOwn = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
  const isListed = config.allowedOrigins.some((origin) => new URL(origin).hostname === hostname)
  if (!isOwn && !isListed) throw denied('ORIGIN_DENIED')
}

function limitOf(request: FastifyRequest): number {
  const limit = Number((request.query as Record<string, unknown>)['limit'] ?? 100)
  return Number.isInteger(limit) && limit >= 1 && limit <= 1_000 ? limit : 100
}

function captchaKeyOf(request: FastifyRequest): string | undefined {
  const key = (request.query as Record<string, unknown>)['captchaKey']
  return typeof key === 'string' ? key : undefined
}

function pageOf(entries: readonly OutboxEntry[]): string {
  const rows = entries.map(
    ({ createdAt, kind, to, text, code }) =>
      `<tr><td>${escaped(createdAt)}</td><td>${escaped(kind)}</td><td>${escaped(to ?? '')}</td><td>${escaped(text)}</td><td><b>${escaped(code ?? '')}</b></td></tr>`,
  )
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><title>开发发件箱 · Developer outbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{font:14px/1.6 system-ui,sans-serif;margin:24px;color:#1f2329;background:#fff}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #d0d3d8;padding:6px 10px;text-align:left;overflow-wrap:anywhere}
th{background:#f2f3f5}
@media(prefers-color-scheme:dark){body{color:#e6e8eb;background:#17191c}th{background:#24272b}th,td{border-color:#3a3e44}}
</style></head>
<body>
<h1>开发发件箱 · Developer outbox</h1>
<p>评估模式下，验证码、短信和邮件不会真正发送，而是显示在这里，最新的在最前。Newest first; nothing leaves this machine.</p>
<table>
<thead><tr><th scope="col">时间 Time</th><th scope="col">类型 Kind</th><th scope="col">收件人 To</th><th scope="col">内容 Text</th><th scope="col">验证码 Code</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</body>
</html>
`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
