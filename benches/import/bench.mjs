// An import of 50,000 messy rows on both engines, while others work: how long it takes, what memory
// it needs over idle, and how long the others wait.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { startPostgres } from '../lib/postgres.mjs'
import { settings, signIn, startOnPostgres } from '../lib/signIn.mjs'
import { startSpruce } from '../lib/spruceServer.mjs'
import { quantile } from '../lib/tables.mjs'

const rows = Number(process.env['BENCH_ROWS'] ?? 50_000)
const others = [
  '/spruce/api/v1/members?page=1&size=20',
  '/aba-base/api/dept/dept-trees',
  '/aba-base/api/v3/menu/menu-user?appCode=spruce-web-enterprise-console',
]

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  for (const data of ['bench-import', 'bench-import-pg']) {
    rmSync(join(root, '.spruce', data), { recursive: true, force: true })
  }
  const postgres = await startPostgres()
  if (!postgres)
    console.log('PostgreSQL was SKIPPED: no BENCH_DATABASE_URL and no system binaries.')
  const embedded = await startSpruce(root, { data: 'bench-import', env: settings })
  const services = [{ name: 'embedded', most: 1_000, ...embedded }]
  if (postgres) {
    const server = await startOnPostgres(root, postgres, 'bench-import-pg')
    services.unshift({ name: 'PostgreSQL', most: 300, ...server })
  }
  return {
    scenes: services.map((service) => ({
      name: `import of ${rows} rows, ${service.name}`,
      variants: [{ name: 'spruce', run: () => importWhileOthersWork(service) }],
      goals: [
        { text: 'from the upload to the last row, in seconds', measure: 'seconds', most: 120 },
        { text: "others' p95 in ms", measure: 'othersP95', most: service.most },
        ...(service.name === 'PostgreSQL'
          ? [{ text: 'memory over idle, in MB', measure: 'overIdleMb', most: 150 }]
          : []),
      ],
    })),
    async close() {
      await Promise.all(services.map((one) => one.close()))
      await postgres?.stop()
    },
  }
}

/** @param {{ url: string, pid: number }} service @returns {Promise<Record<string, number>>} */
async function importWhileOthersWork({ url, pid }) {
  const { headers } = await signIn(url)
  /** @param {string} path @param {RequestInit} [init] */
  const call = async (path, init = {}) => {
    const response = await fetch(url + path, { ...init, headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
    return JSON.parse(text).data
  }
  for (let round = 0; round < 20; round += 1) for (const path of others) await call(path)
  await sleep(2_000)
  const file = await messyWorkbook()
  const idle = residentMb(pid)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'people.xlsx')

  let isOver = false
  let peak = idle
  /** @type {number[]} */
  const waits = []
  const worker = async (/** @type {number} */ first) => {
    for (let turn = first; !isOver; turn += 1) {
      const from = performance.now()
      await call(others[turn % others.length] ?? '')
      waits.push(performance.now() - from)
      await sleep(200)
    }
  }
  const watch = async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMb(pid))
      await sleep(100)
    }
  }
  const from = performance.now()
  const started = await call('/aba-base/api/v3/user/import?until=commit&createDepartments=true', {
    method: 'POST',
    body: form,
  })
  const work = [worker(0), worker(1), worker(2), watch()]
  let job = started.job
  while (job.status === 'queued' || job.status === 'running') {
    await sleep(500)
    job = await call(`/spruce/api/v1/jobs/${job.id}`)
  }
  const seconds = (performance.now() - from) / 1000
  isOver = true
  await Promise.all(work)
  const { created = 0, changed = 0, same = 0, failed = 0 } = job.result
  if (job.status !== 'done' || created + changed + same + failed !== rows) {
    throw new Error(`The import ended as ${JSON.stringify(job)}`)
  }
  return {
    seconds,
    overIdleMb: peak - idle,
    idleMb: idle,
    othersP50: quantile(waits, 0.5),
    othersP95: quantile(waits, 0.95),
    othersMost: Math.max(...waits),
    othersCalls: waits.length,
    created,
    failed,
    changed: created + changed,
  }
}

/** @param {number} pid */
function residentMb(pid) {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}

/** As a spreadsheet program writes it: shared texts, mobiles as numbers, and what people do wrong. */
async function messyWorkbook() {
  const run = Date.now().toString(36)
  const surnames = Array.from('王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗')
  const given = Array.from('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华')
  /** @type {Map<string, number>} */
  const strings = new Map()
  const text = (/** @type {string} */ value) => {
    const index = strings.get(value) ?? strings.size
    strings.set(value, index)
    return `<c t="s"><v>${index}</v></c>`
  }
  const number = (/** @type {string} */ value) => `<c><v>${value}</v></c>`
  const head = [
    '姓名',
    '登录名',
    '工号',
    '手机号',
    '邮箱',
    '部门',
    '角色',
    '备注',
    '入职日期',
    '职务',
  ]
  let sheet = `<row>${head.map(text).join('')}</row>`
  for (let index = 0; index < rows; index += 1) {
    const id = index % 50 === 49 ? index - 1 : index // every fiftieth repeats the one before
    const surname = surnames[index % surnames.length]
    const name = `${surname}${given[(index * 7) % given.length]}${given[(index * 13) % given.length]}`
    const mobile = `19${String(id + (Date.now() % 900) * 1_000_000).padStart(9, '0')}`
    const cells = [
      text(index % 97 === 0 ? '' : ` ${name}　`),
      text(`${run}_${id}`),
      text(`${run}-${id}`),
      index % 101 === 0 ? text('1.39E+10') : number(mobile),
      text(index % 103 === 0 ? 'nobody' : `${run}.${id}@bench.example.cn`),
      index % 107 === 0
        ? '<c><f>A1</f><v>0</v></c>'
        : text(`导入中心/第${index % 40}部/第${index % 7}组`),
      text(index % 109 === 0 ? '没有这个角色' : ''),
      text(`备注 ${index}`),
      number(String(45_000 + (index % 900))),
      text('工程师'),
    ]
    sheet += `<row>${cells.join('')}</row>`
  }
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="人" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${[...strings.keys()].map((one) => `<si><t xml:space="preserve">${one}</t></si>`).join('')}</sst>`,
  }
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name)
  zip.end()
  return buffer(zip.outputStream)
}
