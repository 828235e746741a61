import type { Catalogue } from '../catalogue.ts';

export const cutFiles: Catalogue['cutFiles'] = {
  title: '存成文件',
  unnamed: '下料单',
  formats: {
    'plan.csv': { label: '方案 CSV', what: '每件及其位置，供电子表格使用' },
    'plan.svg': { label: '方案 SVG', what: '图样，一个单位即一毫米' },
    'plan.dxf': { label: '方案 DXF', what: '供 CAD 和 CNC 使用，R12 线条' },
    'plan.json': { label: '方案 JSON', what: '请求和答案，供程序使用' },
    'parts.csv': { label: '部件 CSV', what: '可导入 CutList Optimizer' },
    'opencutlist.csv': { label: '部件给 OpenCutList', what: '按它的导入格式' },
    'maxcut.csv': { label: '部件给 MaxCut', what: '按它的面板导入格式' },
  },
  table: {
    board: '编号',
    stock: '备料规格',
    what: '类别',
    name: '名称',
    length: '长',
    width: '宽',
    turned: '旋转',
    part: '部件',
    offcut: '余料',
    defect: '缺陷',
    run: '连续纹理组',
    place: '组内位置',
    yes: '是',
    no: '否',
  },
};
