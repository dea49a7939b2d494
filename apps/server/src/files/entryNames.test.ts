import { describe, expect, it } from 'vitest'
import { entryNames } from './entryNames.js'

describe('the names in a ZIP file', () => {
  it.each([
    ['横幅.png', '横幅.png'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['..\\..\\win.ini', '__.._win.ini'],
    ['/etc/passwd', '_etc_passwd'],
    ['C:\\boot.ini', 'C__boot.ini'],
    ['..', '_'],
    ['.htaccess', '_htaccess'],
    ['con.png', '_con.png'],
    ['COM1', '_COM1'],
    ['console.png', 'console.png'],
    ['a\u0000b\u202egnp.exe', 'a_b_gnp.exe'],
    ['end. . ', 'end'],
    ['', 'file'],
    ['Cafe\u0301.png', 'Caf\u00e9.png'],
  ])('%j is %j', (name, entry) => {
    expect(entryNames([name])).toEqual([entry])
  })

  it('are never the same, whatever their case', () => {
    expect(entryNames(['a.png', 'A.png', 'a (2).png', 'a.png', 'b', 'b'])).toEqual([
      'a.png',
      'A (2).png',
      'a (2) (2).png',
      'a (3).png',
      'b',
      'b (2)',
    ])
  })
})
