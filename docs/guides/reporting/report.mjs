// node report.mjs DEVICE POINT VALUE   with SPRUCE_URL and SPRUCE_TOKEN in the environment
const [device, point, value] = process.argv.slice(2)
const at = new Date().toISOString() // fixed once: a report that is sent again is the same report
const devices = [{ code: device, values: [{ code: point, value: Number(value), at }] }]
const body = JSON.stringify({ token: process.env.SPRUCE_TOKEN, devices })
const headers = { 'content-type': 'application/json' }
const url = `${process.env.SPRUCE_URL}/spruce/api/v1/device-reports`
for (let attempt = 0; ; attempt += 1) {
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined) // no network
  if (answer?.ok) {
    console.log(JSON.stringify((await answer.json()).data.devices[0]))
    break
  }
  const isWorthAnother = !answer || answer.status === 429 || answer.status >= 500
  if (!isWorthAnother || attempt === 5) throw new Error(answer ? await answer.text() : 'no answer')
  const seconds = Number(answer?.headers.get('retry-after') ?? 2 ** attempt)
  await new Promise((done) => setTimeout(done, 1000 * seconds))
}
