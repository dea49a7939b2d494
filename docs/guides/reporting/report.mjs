// node report.mjs DEVICE POINT VALUE   with SPRUCE_URL and SPRUCE_TOKEN in the environment
const [device, point, value] = process.argv.slice(2)
const at = new Date().toISOString() // fixed once: a report that is sent again is the same report
const body = JSON.stringify({
  token: process.env.SPRUCE_TOKEN,
  devices: [{ code: device, values: [{ code: point, value: Number(value), at }] }],
})
for (let attempt = 0; ; attempt += 1) {
  const answer = await fetch(`${process.env.SPRUCE_URL}/spruce/api/v1/device-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined) // no network
  if (answer?.ok) {
    const { data } = await answer.json()
    console.log(JSON.stringify(data.devices[0]))
    break
  }
  const isWorthAnother = !answer || answer.status === 429 || answer.status >= 500
  if (!isWorthAnother || attempt === 5) throw new Error(answer ? await answer.text() : 'no answer')
  await new Promise((done) => setTimeout(done, 1000 * 2 ** attempt))
}
