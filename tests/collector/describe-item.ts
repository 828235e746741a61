import type { DecodedItem, Fields } from './decode.ts';

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The newest exception of an event, which SDKs put last. */
function exceptionOf(payload: Fields): string {
  const values = fields(payload['exception'])['values'];
  const last = Array.isArray(values) ? fields(values.at(-1)) : {};
  return [text(last['type']), text(last['value'])].filter((part) => part !== '').join(': ');
}

function seconds(payload: Fields): string {
  const took = Number(payload['timestamp']) - Number(payload['start_timestamp']);
  return Number.isFinite(took) ? `${took.toFixed(2)} s` : '';
}

function discarded(payload: Fields): string {
  const list = payload['discarded_events'];
  if (!Array.isArray(list)) return '';
  return list
    .map(fields)
    .map((drop) => `${text(drop['quantity'])} ${text(drop['category'])} ${text(drop['reason'])}`)
    .join(', ');
}

function parts({ type, payload, segment }: DecodedItem): readonly string[] {
  const data = fields(payload);
  switch (type) {
    case 'event':
    case 'feedback':
      return [exceptionOf(data) || text(data['message']), text(data['transaction'])];
    case 'transaction': {
      const trace = fields(fields(data['contexts'])['trace']);
      return [text(trace['op']), text(data['transaction']), seconds(data)];
    }
    case 'replay_event':
      return [text(data['replay_type']), `segment ${text(data['segment_id'])}`];
    case 'replay_recording':
      return [`segment ${segment}`, `${Array.isArray(payload) ? payload.length : 0} events`];
    case 'client_report':
      return [discarded(data)];
    case 'security': {
      const report = fields(data['csp-report']);
      return [text(report['effective-directive']), text(report['blocked-uri'])];
    }
    case 'session':
      return [text(data['status'])];
    default:
      return [];
  }
}

/** Summary of an item in one line. Never throws, whatever a client sent. */
export function describeItem(item: DecodedItem): string {
  return parts(item)
    .filter((part) => part !== '')
    .join(' · ');
}
