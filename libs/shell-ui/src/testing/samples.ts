import type { NestedNode } from '../tree/nestedBranches.js'
import type { TreeItem } from '../tree/treeRows.js'

/** A person of the sample company. */
export interface SamplePerson {
  id: string
  name: string
  loginName: string
  department: string
  mobile: string
  status: 'active' | 'invited' | 'disabled'
  age: number
}

const families = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '欧阳', '上官']
const given = ['伟', '秀英', '子涵', '建国', '雨桐', '明', '晓东', '静怡', '俊杰', '思远']
const departments = ['研发部', '市场部', '生产一部', '质量管理部', '人力资源部', '财务部']
const statuses = ['active', 'active', 'active', 'invited', 'disabled'] as const

/** People, always the same ones. */
export function samplePeople(count: number): SamplePerson[] {
  return Array.from({ length: count }, (_, index) => {
    const at = <Item>(list: readonly Item[], step: number) =>
      list[(index * step) % list.length] as Item
    return {
      id: `u${String(index + 1)}`,
      name: `${at(families, 5)}${at(given, 7)}`,
      loginName: `user${String(index + 1).padStart(4, '0')}`,
      department: at(departments, 3),
      mobile: `13${String(800000000 + index * 7919).slice(0, 9)}`,
      status: at(statuses, 3),
      age: 22 + ((index * 11) % 38),
    }
  })
}

/** A department of the sample company. */
export interface SampleDepartment extends NestedNode {
  name: string
  people: number
  children?: SampleDepartment[]
}

/** The sample company: three levels. */
export function sampleDepartments(): SampleDepartment[] {
  const group = (id: string, name: string, names: readonly string[] = []): SampleDepartment => ({
    id,
    name,
    people: 3 + names.length * 8,
    ...(names.length > 0
      ? { children: names.map((child, index) => group(`${id}-${String(index + 1)}`, child)) }
      : {}),
  })
  return [
    {
      id: 'root',
      name: '云杉制造集团',
      people: 300,
      children: [
        group('rd', '研发部', ['软件组', '硬件组', '测试组']),
        group('make', '生产中心', ['生产一部', '生产二部', '设备维护部']),
        group('quality', '质量管理部', ['来料检验', '过程检验']),
        group('market', '市场部', ['华东区', '华南区', '海外区']),
        group('hr', '人力资源部'),
        group('finance', '财务部'),
      ],
    },
  ]
}

/** How a sample department looks in a tree. */
export function departmentItem(node: SampleDepartment): TreeItem<SampleDepartment> {
  return {
    id: node.id,
    label: node.name,
    note: String(node.people),
    hasChildren: (node.children?.length ?? 0) > 0,
    data: node,
  }
}

/** A tree of `count` nodes, 20 children to a node: for scrolling and for speed. */
export function sampleForest(count: number): SampleDepartment[] {
  const roots: SampleDepartment[] = []
  const all: SampleDepartment[] = []
  for (let index = 0; index < count; index += 1) {
    const node: SampleDepartment = {
      id: `n${String(index)}`,
      name: `单位 ${String(index + 1)}`,
      people: index % 97,
    }
    all.push(node)
    const parent = index === 0 ? undefined : all[Math.floor((index - 1) / 20)]
    if (parent) (parent.children ??= []).push(node)
    else roots.push(node)
  }
  return roots
}
