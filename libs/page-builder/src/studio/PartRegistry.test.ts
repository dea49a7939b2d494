import { describe, expect, it } from 'vitest'
import { containerDefinitions } from '../containers/containers.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { partOf } from './PartRegistry.js'

describe('the parts of a panel', () => {
  it('have how a component looks apart: whatever else one shows is data', () => {
    const fields = [...allWidgets, ...containerDefinitions].flatMap(({ props }) => props.panel)
    const ofLook = fields.filter((field) => partOf(field) === 'look').map(({ name }) => name)
    expect([...new Set(ofLook)].sort()).toEqual([
      ...[
        'alt',
        'decimals',
        'description',
        'fit',
        'hasSeconds',
        'hasSparkline',
        'isCollapsed',
        'isCollapsible',
        'isLooped',
        'isRing',
      ],
      ...['isStacked', 'kind', 'least', 'leftUnit', 'most', 'placeholder', 'rightUnit', 'seconds'],
      ...['thresholds', 'title', 'unit'],
    ])
  })
})
