import { describe, expect, test } from 'vitest';
import { BodyRoom } from '../../../provider/http/body-room.ts';

describe('room for large bodies', () => {
  test('is taken by each up to their share, and by all up to what there is', () => {
    const room = new BodyRoom(10, 4);
    room.take('a', 4);
    expect(() => room.take('a', 1)).toThrow(expect.objectContaining({ status: 429, code: 'sending_already' }));
    room.take('b', 4);
    expect(() => room.take('c', 3)).toThrow(expect.objectContaining({ status: 503, code: 'overloaded' }));
    room.take('c', 2);
    expect(room.held).toBe(10);
  });

  test('is given back once, however often that is said', () => {
    const room = new BodyRoom(10, 4);
    const leave = room.take('a', 3);
    room.take('b', 4);
    leave();
    leave();
    expect(room.held).toBe(4);
    room.take('a', 4);
  });
});
