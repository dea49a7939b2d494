import { describe, expect, it } from 'vitest'
import { permissionRows } from './permissionRows.js'
import { sampleApps } from './matrixHandlers.js'

describe('permissionRows', () => {
  it('has each permission once, with every place and the menus above it', () => {
    const rows = permissionRows(sampleApps)
    expect(rows.map(({ code }) => code)).toEqual([
      'department:list',
      'department:add',
      'user:remove',
      'role:list',
      'role:add',
      'view:publish',
    ])
    expect(rows.find(({ code }) => code === 'role:list')).toEqual({
      code: 'role:list',
      name: '查看角色',
      isGrantable: true,
      places: [
        ['企业控制台', '组织管理', '组织架构'],
        ['企业控制台', '组织管理'],
      ],
      above: [['department:list'], []],
    })
  })

  it('leaves out what belongs to no screen', () => {
    const [app] = sampleApps
    const ghost = { code: 'ghost:edit', name: '鬼', granted: false, grantable: true }
    const rows = permissionRows([{ ...app!, others: [ghost] }])
    expect(rows.map(({ code }) => code)).not.toContain('ghost:edit')
  })
})
