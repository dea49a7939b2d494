import type { DataPointType } from '../db/schema.js'

/** What a point of the demo data shows: a wave of a day around a middle, with noise. */
export interface DemoPoint {
  code: string
  name: string
  unit: string | null
  type: DataPointType
  min: number | null
  max: number | null
  decimals: number | null
  middle: number
  swing: number
}

export interface DemoType {
  code: string
  name: string
  description: string
  offlineSeconds: number
  /** Where its devices stand, below a plant. */
  workshop: Workshop
  /** Over all plants. */
  devices: number
  models: readonly string[]
  points: readonly DemoPoint[]
}

export type Workshop = 'press' | 'weld' | 'paint' | 'power'

function measure(
  code: string,
  name: string,
  unit: string,
  [min, max]: readonly [number | null, number | null],
  [middle, swing]: readonly [number, number],
  decimals = 1,
): DemoPoint {
  return { code, name, unit, type: 'number', min, max, decimals, middle, swing }
}

function state(code: string, name: string, type: 'boolean' | 'text' = 'boolean'): DemoPoint {
  return {
    code,
    name,
    type,
    ...{ unit: null, min: null, max: null, decimals: null },
    middle: 1,
    swing: 0,
  }
}

const running = state('running', '运行')

/** The kinds of machines of the demo company. */
export const demoTypes: readonly DemoType[] = [
  {
    ...{
      code: 'PRESS',
      name: '冲压机',
      description: '冲压车间的压力机',
      offlineSeconds: 300,
    },
    ...{ workshop: 'press', devices: 12, models: ['JH21-160', 'JH25-250'] },
    points: [
      measure('temperature', '油温', '℃', [5, 65], [46, 9]),
      measure('pressure', '液压', 'MPa', [8, 25], [16, 2.5], 2),
      measure('vibration', '振动', 'mm/s', [null, 7.1], [3.2, 1.1], 2),
      measure('strokes', '行程次数', 'spm', [null, 60], [38, 8], 0),
      measure('current', '电流', 'A', [null, 180], [118, 22]),
      measure('power', '功率', 'kW', [null, 110], [68, 14]),
      measure('tonnage', '吨位', 't', [null, 160], [112, 16], 0),
      running,
    ],
  },
  {
    ...{ code: 'PUMP', name: '水泵', description: '循环水与冷却水', offlineSeconds: 600 },
    ...{ workshop: 'power', devices: 10, models: ['ISG80-160', 'CDM32'] },
    points: [
      measure('flow', '流量', 'm³/h', [20, 120], [72, 18]),
      measure('pressure', '出口压力', 'MPa', [0.2, 1.2], [0.65, 0.12], 2),
      measure('temperature', '轴承温度', '℃', [null, 75], [48, 8]),
      measure('vibration', '振动', 'mm/s', [null, 4.5], [1.9, 0.6], 2),
      measure('current', '电流', 'A', [null, 60], [38, 6]),
      running,
    ],
  },
  {
    ...{
      code: 'COMPRESSOR',
      name: '空压机',
      description: '压缩空气站',
      offlineSeconds: 300,
    },
    ...{ workshop: 'power', devices: 8, models: ['GA75', 'GA110'] },
    points: [
      measure('pressure', '排气压力', 'MPa', [0.5, 0.9], [0.72, 0.06], 2),
      measure('temperature', '排气温度', '℃', [null, 105], [86, 7]),
      measure('current', '电流', 'A', [null, 150], [108, 18]),
      measure('power', '功率', 'kW', [null, 90], [66, 9]),
      measure('load', '负载率', '%', [0, 100], [74, 16], 0),
      running,
    ],
  },
  {
    ...{ code: 'OVEN', name: '烘干炉', description: '涂装烘干', offlineSeconds: 300 },
    ...{ workshop: 'paint', devices: 8, models: ['HG-1200'] },
    points: [
      measure('temperature', '炉温', '℃', [120, 180], [152, 12]),
      measure('humidity', '湿度', '%', [null, 60], [34, 8], 0),
      measure('airflow', '风速', 'm/s', [1, 8], [4.4, 0.9], 1),
      measure('gas', '燃气流量', 'm³/h', [null, 90], [54, 12]),
      measure('power', '功率', 'kW', [null, 60], [36, 8]),
      state('door', '炉门'),
      running,
    ],
  },
  {
    ...{
      code: 'ROBOT',
      name: '焊接机器人',
      description: '焊装线',
      offlineSeconds: 120,
    },
    ...{ workshop: 'weld', devices: 10, models: ['KR-210', 'R-2000iC'] },
    points: [
      measure('current', '焊接电流', 'A', [80, 320], [210, 40], 0),
      measure('voltage', '焊接电压', 'V', [16, 34], [25, 3]),
      measure('wire', '送丝速度', 'm/min', [2, 14], [8, 1.8]),
      measure('temperature', '电机温度', '℃', [null, 80], [52, 9]),
      measure('cycle', '节拍', 's', [null, 90], [58, 8], 0),
      measure('parts', '产量', '件', [null, null], [54, 9], 0),
      state('program', '程序', 'text'),
      running,
    ],
  },
  {
    ...{
      code: 'METER',
      name: '智能电表',
      description: '配电与能耗',
      offlineSeconds: 900,
    },
    ...{ workshop: 'power', devices: 12, models: ['DTSD-341', 'PM5560'] },
    points: [
      measure('voltage', '电压', 'V', [360, 420], [392, 8]),
      measure('current', '电流', 'A', [null, 800], [430, 120]),
      measure('power', '有功功率', 'kW', [null, 500], [268, 72]),
      measure('reactive', '无功功率', 'kvar', [null, 200], [84, 26]),
      measure('factor', '功率因数', '', [0.85, 1], [0.94, 0.03], 3),
      measure('frequency', '频率', 'Hz', [49.8, 50.2], [50, 0.06], 2),
    ],
  },
]
