import type { Language } from '@spruce/validators/i18n'

const words = {
  'zh-CN': {
    line: '产线',
    lines: ['一号线', '二号线', '三号线', '四号线'],
    output: '产量',
    target: '目标',
    shift: '班次',
    shifts: ['早班', '晚班'],
    area: '区域',
    areas: ['一号厂房', '焊装车间', '涂装车间'],
    device: '设备',
    devices: ['一号水泵', '二号水泵', '一号风机'],
    point: '数据点',
    points: ['温度', '压力', '转速'],
    severities: ['严重', '警告'],
    states: ['待确认', '处理中'],
    rules: ['温度过高', '压力偏低'],
  },
  'en-US': {
    line: 'Line',
    lines: ['Line 1', 'Line 2', 'Line 3', 'Line 4'],
    output: 'Output',
    target: 'Target',
    shift: 'Shift',
    shifts: ['Early', 'Late'],
    area: 'Area',
    areas: ['Hall 1', 'Welding', 'Painting'],
    device: 'Device',
    devices: ['Pump 1', 'Pump 2', 'Fan 1'],
    point: 'Point',
    points: ['Temperature', 'Pressure', 'Speed'],
    severities: ['Critical', 'Warning'],
    states: ['Raised', 'Acknowledged'],
    rules: ['Too hot', 'Pressure too low'],
  },
} satisfies Record<Language, Record<string, string | readonly string[]>>

const at = Date.UTC(2026, 10, 20, 8)

/** Frames of which every widget of the product can show one, as the columns of the sources are called. */
export function sampleFrames(language: Language) {
  const t = words[language]
  const column = (name: string, type: string, values: readonly unknown[], label?: string) => ({
    ...{ name, type, values },
    ...(label !== undefined && { label }),
  })
  const pairs = t.lines.flatMap((line) => t.shifts.map((shift) => ({ line, shift })))
  return [
    {
      columns: [
        column('line', 'string', t.lines, t.line),
        column('output', 'number', [1280, 960, 1105, 1190], t.output),
        column('target', 'number', [1200, 1000, 1100, 1200], t.target),
      ],
    },
    {
      columns: [
        column(
          'line',
          'string',
          pairs.map(({ line }) => line),
          t.line,
        ),
        column(
          'shift',
          'string',
          pairs.map(({ shift }) => shift),
          t.shift,
        ),
        column('output', 'number', [640, 640, 510, 450, 560, 545, 600, 590], t.output),
      ],
    },
    {
      columns: [
        column('id', 'string', ['1', '2']),
        column('code', 'string', ['critical', 'warning']),
        column('severity', 'string', t.severities),
        column('stateCode', 'string', ['raised', 'acknowledged']),
        column('state', 'string', t.states),
        column('rule', 'string', t.rules),
        column('device', 'string', t.devices.slice(0, 2), t.device),
        column('raisedAt', 'time', [at, at - 3_600_000]),
      ],
    },
    {
      columns: [
        column('id', 'string', ['1', '2', '3']),
        column('area', 'string', t.areas, t.area),
        column('parent', 'string', [null, '1', '1']),
        column('devices', 'number', [2, 8, 5], t.device),
        column('online', 'number', [2, 7, 5]),
      ],
    },
    {
      columns: [
        column('device', 'string', t.devices, t.device),
        column('area', 'string', t.areas, t.area),
        column('online', 'boolean', [true, false, true]),
        column('point', 'string', t.points, t.point),
        column('value', 'number', [61.5, 0.42, 1480]),
        column('unit', 'string', ['℃', 'MPa', 'rpm']),
        column('valueAt', 'time', [at, at, at]),
      ],
    },
  ]
}
