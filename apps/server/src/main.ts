// The program: `node dist/main.js`. Nothing but the check of Node stands here, so that an old one gets
// a clear line instead of a syntax error from somewhere inside.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Spruce needs Node 20.19 or newer; this is ${process.versions.node}`)
  process.exit(1)
}
const { run } = await import('./boot/run.js')
await run(process.argv.slice(2), process.env)

export {}
