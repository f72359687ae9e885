import ts from 'typescript';

/**
 * A page translator moves each text into a new element. React can then neither change the text nor insert an element
 * before the text: the page breaks. So a text must be the only child of an element if the text changes, or if React can
 * remove the text alone. The same holds for a text after something that can come or go. The code that passes a value of
 * type ReactNode is responsible for that value.
 */
export const textBesideSiblings = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrap: 'Make this text the only child of an element: a page translator moves it.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (expression) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression));
    const report = (node) => context.report({ node, messageId: 'wrap' });

    return { JSXElement: checkChildren, JSXFragment: checkChildren, FunctionDeclaration: checkComponent };

    function checkChildren(node) {
      const children = node.children.filter(isDrawn);
      const isFragment = node.type === 'JSXFragment' || node.openingElement.name.name === 'Fragment';
      if (children.length < 2 && !isFragment) return;
      let mayMove = isFragment;
      for (const child of children) {
        const words = wordsOf(child);
        if (words !== null) {
          if (mayMove && words.trim() !== '') report(child);
        } else if (child.type === 'JSXExpressionContainer') {
          if (givesText(child.expression)) report(child);
          mayMove ||= comesAndGoes(child.expression);
        }
      }
    }

    /** The text of a component has siblings where the component has siblings. */
    function checkComponent(node) {
      if (!/^[A-Z]/.test(node.id?.name ?? '')) return;
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
      if (isText(checker.getReturnTypeOfSignature(signature))) report(node.id);
    }

    function givesText(expression) {
      const isElementOrNot = expression.type === 'LogicalExpression' && expression.right.type.startsWith('JSX');
      if (isElementOrNot) return false;
      const type = typeOf(expression);
      const member = checker.isArrayLikeType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      return isText(type) || (member && isText(member));
    }

    function comesAndGoes(expression) {
      if (expression.type === 'ConditionalExpression' || expression.type === 'LogicalExpression') return true;
      const none = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;
      return membersOf(typeOf(expression)).some((type) => type.flags & none || checker.isArrayLikeType(type));
    }
  },
};

/** Returns the words of a constant text; null for anything else. */
function wordsOf(child) {
  if (child.type === 'JSXText') return child.value;
  const isString = child.type === 'JSXExpressionContainer' && typeof child.expression.value === 'string';
  return isString ? child.expression.value : null;
}

function isDrawn(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isText(type) {
  const members = membersOf(type);
  const isReactNode = members.some(({ symbol }) => symbol?.name === 'Iterable');
  return !isReactNode && members.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
}

function membersOf(type) {
  return type.isUnion() ? type.types : [type];
}
