import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { textsIn } from './html-texts';

describe('the texts that a page has in its HTML', () => {
  it('are found as they were written', () => {
    const texts = ['Corn & "beans" <b>daily</b>', "The farmer’s, and the farmer's", '&amp; &nbsp; stay'];
    const html = renderToString(
      <div>
        <p className="[&>p]:x">Not this</p>
        {texts.map((text) => (
          <p key={text} className="about [&>b]:x" data-text="">
            {text}
          </p>
        ))}
      </div>,
    );
    expect([...textsIn(html)]).toEqual(texts.map((text, index) => [text, index]));
  });

  it('leave out what a document changes', () => {
    const html = renderToString(
      <>
        <p data-text="">{'One\r\nTwo'}</p>
        <p data-text="">{'One\nTwo'}</p>
      </>,
    );
    expect([...textsIn(html)]).toEqual([['One\nTwo', 1]]);
  });
});
